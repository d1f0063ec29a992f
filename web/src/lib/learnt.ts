// How far this browser has come in the lessons: what was done in each, and which are finished.
import type { LessonInfo } from '@/net/wire';
import { keepJson, keptJson } from './keep';

interface Progress {
  /** One text for each step, as the server takes them. */
  readonly done: readonly string[];
  readonly finished: boolean;
}

const KEY = 'learnt';
const NOTHING: Progress = { done: [], finished: false };

function all(): Record<string, Progress> {
  return keptJson<Record<string, Progress>>(KEY, {});
}

export function progressOf(game: string, lesson: string): Progress {
  return all()[`${game}/${lesson}`] ?? NOTHING;
}

/** A lesson that was finished once stays finished, also while it is repeated. */
export function keepProgress(
  game: string,
  lesson: string,
  done: readonly string[],
  finished: boolean,
): void {
  const before = progressOf(game, lesson).finished;
  keepJson(KEY, { ...all(), [`${game}/${lesson}`]: { done, finished: finished || before } });
}

/** Whether somebody has learnt this game here: begun any of its lessons. */
export function hasBegun(game: string): boolean {
  return Object.keys(all()).some((key) => key.startsWith(`${game}/`));
}

/** Whether a lesson is about something a host may turn on. */
export function isVariant(lesson: LessonInfo): boolean {
  return Object.keys(lesson.options).length > 0;
}
