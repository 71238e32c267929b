/** Running totals: after each figure the sum of all up to it. */
export function toTotals(figures: readonly number[]): number[] {
  let total = 0;
  return figures.map((figure) => {
    total += figure;
    return total;
  });
}
