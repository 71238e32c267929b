import type { Logger } from 'pino';

/** How far the warm-up is, in pages and pictures of first screens. */
export interface WarmUpProgress {
  /** `waiting` for the list of pages, `paused` while the circuit of the content service is open. */
  state: 'waiting' | 'running' | 'paused' | 'done' | 'stopped';
  done: number;
  /** Those known so far: a page tells which pictures it needs. 0 as long as the list of pages is not there. */
  total: number;
  /** Those that could not be made in the last try, or lack something. */
  failed: number;
}

/** Tells the log how far it is, to be called every `logEveryMs`; of a pause, only that it has begun. */
export function createProgressLog(
  progress: Readonly<WarmUpProgress>,
  logEveryMs: number,
  log: Logger,
): () => void {
  let doneBefore = 0;
  let wasPaused = false;
  return () => {
    const { state, done, total, failed } = progress;
    const isPaused = state === 'paused';
    if (total === 0 || (isPaused && wasPaused)) return;
    wasPaused = isPaused;
    // Pages and pictures have a pace of their own: the last one counts.
    const pace = done - doneBefore;
    doneBefore = done;
    const secondsLeft = pace > 0 ? Math.ceil(((total - done) * logEveryMs) / pace / 1000) : undefined;
    const left = secondsLeft === undefined ? '' : `, ${secondsLeft} s left`;
    log.info(
      { event: 'warm-up-progress', state, done, total, failed, secondsLeft },
      `warm-up ${done} of ${total}${isPaused ? ', waiting for the content service' : left}`,
    );
  };
}
