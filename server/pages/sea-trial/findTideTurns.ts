import type { HomePort } from '../../../schemas/brand.ts';
import { tideHeight } from './tideHeight.ts';

const MINUTE_MS = 60_000;
/** Shorter than any half tide, so that no turn is skipped; long enough to skip ripples of the curve. */
const STEP_MS = 30 * MINUTE_MS;

/** High or low water. */
export interface TideTurn {
  isHigh: boolean;
  /** Milliseconds since 1970, to the minute. */
  time: number;
  /** Metres above mean sea level. */
  height: number;
}

/**
 * High and low waters of a period, in order.
 *
 * @param from first millisecond since 1970.
 * @param to the millisecond after the last.
 */
export function findTideTurns(from: number, to: number, port: Pick<HomePort, 'constituents'>): TideTurn[] {
  const rises = (time: number) => tideHeight(time + MINUTE_MS, port) > tideHeight(time, port);
  const turns: TideTurn[] = [];
  for (let start = from; start < to; start += STEP_MS) {
    const isHigh = rises(start);
    if (rises(start + STEP_MS) === isHigh) continue;
    let [before, after] = [start, start + STEP_MS];
    while (after - before > MINUTE_MS) {
      const middle = (before + after) / 2;
      if (rises(middle) === isHigh) before = middle;
      else after = middle;
    }
    const time = Math.round(after / MINUTE_MS) * MINUTE_MS;
    if (time < to) turns.push({ isHigh, time, height: tideHeight(time, port) });
  }
  return turns;
}
