/** Appends the visitor's query to a redirect, before the fragment and after the target's own query. */
export function withQuery(location: string, originalUrl: string): string {
  const query = originalUrl.split('?').slice(1).join('?');
  if (!query) return location;
  const [address = '', fragment] = location.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
