import { UpstreamError } from '../../../http/errors.ts';
import type { Document } from '../jsonapi/parseDocument.ts';

/** 50 entries a page whatever is requested, and no list of this site exceeds 10 000 (behaviour §14.3). */
const MAX_PAGES = 200;

/**
 * Follows the pages of a collection and merges them, included resources too.
 *
 * Of a `next` link only the query is used: its host is the content service's own, and the key must not be sent
 * elsewhere.
 *
 * @throws UpstreamError when the pages do not end.
 */
export async function followPages(first: URL, read: (address: URL) => Promise<Document>): Promise<Document> {
  const whole = await read(first);
  const parts = [whole];
  let next = nextPage(first, whole);
  for (let page = 2; next; page++) {
    if (page > MAX_PAGES) throw new UpstreamError(`The pages of a list do not end: ${first.pathname}`);
    const part = await read(next);
    parts.push(part);
    next = nextPage(first, part);
  }
  return {
    ...whole,
    data: parts.flatMap(({ data }) => data),
    included: parts.flatMap(({ included }) => included),
    omitted: parts.some(({ omitted }) => omitted),
  };
}

function nextPage(first: URL, { next }: Document): URL | undefined {
  const search = next === undefined ? undefined : URL.parse(next, first)?.search;
  if (search === undefined) return undefined;
  const url = new URL(first);
  url.search = search;
  return url;
}
