type Links = Record<string, { href: string }>;

const encode = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

/** The request's own address as Drupal writes it back: parameters in order of name, everything encoded. */
export function ownUrl(origin: string, url: URL): string {
  const sorted = [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${origin}${url.pathname}${sorted.length === 0 ? '' : `?${encode(sorted)}`}`;
}

/** Address of another page of the same list. */
function pageUrl(origin: string, url: URL, offset: number, limit: number): { href: string } {
  const others = [...url.searchParams].filter(([name]) => !name.startsWith('page['));
  const page = [
    ['page[offset]', String(offset)],
    ['page[limit]', String(limit)],
  ] as const;
  return { href: `${origin}${url.pathname}?${encode([...others, ...page])}` };
}

/** Links of a list: `next` until there is no more, `first` and `prev` after the first page. */
export function pageLinks(
  origin: string,
  url: URL,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Links {
  const page = (start: number) => pageUrl(origin, url, start, limit);
  return {
    ...(offset > 0 ? { first: page(0) } : {}),
    ...(offset + limit < total ? { next: page(offset + limit) } : {}),
    ...(offset > 0 ? { prev: page(Math.max(0, offset - limit)) } : {}),
    self: { href: ownUrl(origin, url) },
  };
}
