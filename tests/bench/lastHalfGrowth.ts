import { median } from './median.ts';

/**
 * By what part a series grows in its last half: its last quarter against the one before, each by its median, so that
 * neither the start nor a single peak counts. 0.02 is 2 %.
 */
export function lastHalfGrowth(series: readonly number[]): number {
  const half = series.slice(series.length / 2);
  const middle = Math.floor(half.length / 2);
  return median(half.slice(middle)) / median(half.slice(0, middle)) - 1;
}
