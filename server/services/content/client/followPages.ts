import { UpstreamError } from '../../../http/errors.ts';
import type { Document } from '../jsonapi/parseDocument.ts';

/** 50 entries to a page whatever was asked for, and no list of this site passes 10 000 (behaviour §14.3). */
const MAX_PAGES = 200;

/**
 * Reads a collection page by page and joins the pages, included resources too.
 *
 * Of a `next` link only the query counts: its host is the content service's own idea of its name, and the key
 * must not follow it elsewhere.
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
