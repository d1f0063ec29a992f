// The HTTP half of the protocol: opening, joining, listing, replays.
import type {
  House, Imported, Join, MyTables, NewTable, OpenTables, Problem, ReplayPage, Seated, TableInfo,
} from './wire';

/** What the server answered instead of what was asked for. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          },
    );
  } catch {
    throw new Refusal({ code: 'offline', sentence: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ? problem : { code: 'server', sentence: '' });
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

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
  mine: (tokens: string[]) => ask<MyTables>('/api/mine', { tokens }),
  replay: (id: string, eyes: string, first: number, count: number) =>
    ask<ReplayPage>(`${table(id)}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  logFile: (id: string) => `${table(id)}/log`,
  importLog: (text: string) => ask<Imported>('/api/logs', text),
};
