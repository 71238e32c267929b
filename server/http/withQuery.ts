/** The visitor's query goes along, before the fragment of the target and behind a query of its own. */
export function withQuery(location: string, originalUrl: string): string {
  const query = originalUrl.split('?').slice(1).join('?');
  if (!query) return location;
  const [address = '', fragment] = location.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
