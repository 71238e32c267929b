import type { Logger } from 'pino';

/** Progress of the warm-up, in pages and pictures of first screens. */
export interface WarmUpProgress {
  /** `waiting` for the list of pages, `paused` while the circuit of the content service is open. */
  state: 'waiting' | 'running' | 'paused' | 'done' | 'stopped';
  done: number;
  /** Number known so far: a page tells which pictures it needs. 0 before the list of pages is loaded. */
  total: number;
  /** Failed in the last try, or incomplete. */
  failed: number;
}

/** Logs the progress; to be called every `logEveryMs`. Of a pause, only its start is logged. */
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
    // Pages and pictures have different speeds: the last interval counts.
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
