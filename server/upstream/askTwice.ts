import { setTimeout as sleep } from 'node:timers/promises';
import { askJson } from './askJson.ts';
import type { Failure, JsonAnswer, JsonQuestion } from './JsonQuestion.ts';

/** Between these (ms), at random: whoever failed together must not come back together. */
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 120;

/** A question that changes nothing. */
export type SafeQuestion = Omit<JsonQuestion, 'form' | 'json'>;

/** Waits a moment before a second try. @returns false when the deadline came first. */
export function pauseBeforeRetry(signal: AbortSignal): Promise<boolean> {
  const ms = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
  return sleep(ms, true, { signal }).catch(() => false);
}

/**
 * Puts a question that changes nothing, and puts it once more when that may help and time is left.
 *
 * @param mayHelp whether to ask again after this failure; after any that is passing unless told.
 * @throws UpstreamError of the last try.
 */
export async function askTwice(
  question: SafeQuestion,
  mayHelp: (failure: Failure) => boolean = ({ passing }) => passing,
): Promise<JsonAnswer> {
  const first = await askJson(question);
  if ('body' in first) return first;
  if (!mayHelp(first) || !(await pauseBeforeRetry(question.signal))) throw first.error;
  const second = await askJson(question);
  if ('body' in second) return second;
  throw second.error;
}
