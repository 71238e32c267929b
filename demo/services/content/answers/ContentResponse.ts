import { hash } from 'node:crypto';

/** The specific part of a response; common headers are added later. */
export interface ContentResponse {
  status: number;
  contentType: string;
  body: string;
}

/** Common members of every JSON:API document. */
export function jsonApiAnswer(status: number, document: Record<string, unknown>): ContentResponse {
  return {
    status,
    contentType: 'application/vnd.api+json',
    body: JSON.stringify({
      jsonapi: { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } },
      ...document,
    }),
  };
}

const TITLES: Readonly<Record<number, { title: string; section: string }>> = {
  400: { title: 'Bad Request', section: '10.4.1' },
  401: { title: 'Unauthorized', section: '10.4.2' },
  403: { title: 'Forbidden', section: '10.4.4' },
  404: { title: 'Not Found', section: '10.4.5' },
  500: { title: 'Internal Server Error', section: '10.5.1' },
  501: { title: 'Not Implemented', section: '10.5.2' },
};

/** A JSON:API error document in Drupal's shape; `via` is the requested address. */
export function errorAnswer(status: number, detail: string, via: string): ContentResponse {
  const { title, section } = TITLES[status] ?? { title: 'Error', section: '10' };
  const error = {
    title,
    status: String(status),
    detail,
    links: {
      via: { href: via },
      info: { href: `https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec${section}` },
    },
    ...(status === 403 ? { source: { pointer: '/data' } } : {}),
  };
  return jsonApiAnswer(status, { errors: [error] });
}

export function jsonAnswer(status: number, body: unknown): ContentResponse {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

/** Unknown types and prefixes get an HTML page, not JSON (contract: "Types"). */
export function htmlNotFound(): ContentResponse {
  return {
    status: 404,
    contentType: 'text/html; charset=UTF-8',
    body: '<!DOCTYPE html>\n<html lang="en"><head><title>Page not found</title></head><body><h1>Page not found</h1><p>The requested page could not be found.</p></body></html>\n',
  };
}

/** Collects resources without access, for `meta.omitted`. */
export class Omitted {
  readonly #details = new Map<string, string>();

  add(url: string, detail: string): void {
    this.#details.set(url, detail);
  }

  /** The `meta` member of the document; empty when nothing was omitted. */
  meta(): { meta?: Record<string, unknown> } {
    if (this.#details.size === 0) return {};
    const help = {
      href: 'https://www.drupal.org/docs/8/modules/json-api/filtering#filters-access-control',
    };
    const items = [...this.#details].map(([href, detail]) => {
      const mark = hash('sha1', href, 'base64url').replace(/[-_]/g, '').slice(0, 7);
      return [`item--${mark}`, { href, meta: { rel: 'item', detail } }];
    });
    return {
      meta: {
        omitted: {
          detail: 'Some resources have been omitted because of insufficient authorization.',
          links: { help, ...Object.fromEntries(items) },
        },
      },
    };
  }
}

type Links = Record<string, { href: string }>;

const encode = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

/** The request's own URL as Drupal writes it: parameters sorted by name, everything encoded. */
export function ownUrl(origin: string, url: URL): string {
  const sorted = [...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${origin}${url.pathname}${sorted.length === 0 ? '' : `?${encode(sorted)}`}`;
}

/** URL of another page of the same list. */
function pageUrl(origin: string, url: URL, offset: number, limit: number): { href: string } {
  const others = [...url.searchParams].filter(([name]) => !name.startsWith('page['));
  const page = [
    ['page[offset]', String(offset)],
    ['page[limit]', String(limit)],
  ] as const;
  return { href: `${origin}${url.pathname}?${encode([...others, ...page])}` };
}

/** Links of a list: `next` except on the last page, `first` and `prev` except on the first. */
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
