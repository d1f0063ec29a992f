// The HTTP half of the protocol: opening, joining, listing, replays.
import type {
  CodeFound,
  CodeInfo,
  CouldKnow,
  Forgotten,
  House,
  Imported,
  Join,
  LessonAnswer,
  LessonBook,
  LessonFilm,
  MyTables,
  NewTable,
  OpenTables,
  OwnData,
  Practice,
  Problem,
  PuzzleAnswer,
  PuzzlePage,
  PuzzleShelf,
  ReplayPage,
  ReviewPage,
  Seated,
  TableInfo,
} from './wire';

/** What the server answered instead of what was asked for. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<T>(
  path: string,
  body?: unknown,
  read: (answer: Response) => Promise<T> = (answer) => answer.json() as Promise<T>,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: {
              'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
            },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          },
    );
  } catch {
    throw new Refusal({ code: 'offline', sentence: '' });
  }
  if (answer.ok) return read(answer);
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ? problem : { code: 'server', sentence: '' });
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const lessons = (...path: string[]) => `/api/lessons/${path.map(encodeURIComponent).join('/')}`;

const puzzle = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;

let house: Promise<House> | null = null;

export const api = {
  house(): Promise<House> {
    house ??= ask<House>('/api/games').catch((why: unknown) => {
      house = null;
      throw why;
    });
    return house;
  },
  open: (wish: NewTable) => ask<Seated>('/api/tables', wish),
  listed: () => ask<OpenTables>('/api/tables'),
  info: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, wish: Join) => ask<Seated>(`${table(id)}/join`, wish),
  /** Six letters that lead to the table for a while. */
  code: (id: string) => ask<CodeInfo>(`${table(id)}/code`, {}),
  find: (letters: string) => ask<CodeFound>('/api/code', { letters }),
  mine: (tokens: readonly string[]) => ask<MyTables>('/api/mine', { tokens }),
  /** What the house keeps of these seats. */
  ownData: (tokens: readonly string[]) => ask<OwnData>('/api/mine/export', { tokens }),
  /** Takes names and talk of these seats out of the house. */
  forgetMe: (tokens: readonly string[]) => ask<Forgotten>('/api/mine/forget', { tokens }),
  replay: (id: string, eyes: string, first: number, count: number) =>
    ask<ReplayPage>(`${table(id)}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  /** Asks for the review of a finished game and hears how far it is. */
  review: (id: string, after: number) => ask<ReviewPage>(`${table(id)}/review?after=${after}`, {}),
  /** What whoever decided at an entry could have known, once it is judged. */
  couldKnow: (id: string, entry: number) => ask<CouldKnow>(`${table(id)}/review/${entry}`),
  practise: (id: string, wish: Practice) => ask<Seated>(`${table(id)}/practice`, wish),
  lessons: (game: string) => ask<LessonBook>(lessons(game)),
  /** A lesson as it goes if one always does what it asks for. */
  lessonFilm: (game: string, lesson: string) => ask<LessonFilm>(lessons(game, lesson)),
  lesson: (game: string, lesson: string, done: readonly string[]) =>
    ask<LessonAnswer>(lessons(game, lesson), { done }),
  puzzles: () => ask<PuzzleShelf>('/api/puzzles'),
  puzzle: (id: string) => ask<PuzzlePage>(puzzle(id)),
  tryPuzzle: (id: string, answer: string, reveal: boolean) =>
    ask<PuzzleAnswer>(puzzle(id), { answer, reveal }),
  logFile: (id: string) => `${table(id)}/log`,
  /** The log of a finished game, as it is in the file. */
  log: (id: string) => ask<string>(`${table(id)}/log`, undefined, (answer) => answer.text()),
  importLog: (text: string) => ask<Imported>('/api/logs', text),
};
