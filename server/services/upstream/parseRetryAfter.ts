/**
 * The header `Retry-After` in milliseconds, from whole seconds or a date.
 * @returns undefined when it is missing or invalid.
 */
export function parseRetryAfter(header: string | null): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Date.parse accepts "5.5" and "-1"; HTTP dates start with the day of the week.
  const date = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
