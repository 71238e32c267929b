/** Whether a day lies within an event, its first and last day included; no day does where nobody knows when it is. */
export function isDayOf(
  day: string,
  { from, to = from }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return from !== undefined && to !== undefined && day >= from && day <= to;
}
