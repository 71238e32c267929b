/**
 * How long a service asks us to stay away, in milliseconds, from its header `Retry-After`: whole seconds or a date.
 * @returns undefined when it does not say, or not so that it can be understood.
 */
export function retryAfter({ headers }: Pick<Response, 'headers'>): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Date.parse takes "5.5" and "-1" for dates; those of HTTP start with the day of the week.
  const date = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
