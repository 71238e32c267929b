/** The middle of some numbers, or the mean of the two in the middle: one slow round does not move it. NaN of none. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which `percent` of the numbers lie, interpolated between its two neighbours. NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
