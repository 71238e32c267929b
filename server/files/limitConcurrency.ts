import { BusyError } from '../errors.ts';

/** Runs work when a slot is free, in the order it came. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param slots how much may run at the same time.
 * @param places how much may wait.
 * @throws BusyError from the limit when even the places are taken.
 */
export function limitConcurrency(slots: number, places: number): Limit {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free--;
    else if (waiting.length < places) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new BusyError('too many pictures are being made already');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
