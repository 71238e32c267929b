import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from './locales.ts';
import type { PathFault } from './parseSegments.ts';
import { parseSegments } from './parseSegments.ts';
import type { PageName, RouteName, RouteParams, RoutePattern } from './routes.ts';
import { ALIASES, ROUTES } from './routes.ts';
import { sitePath } from './sitePath.ts';

export interface RouteMatch {
  type: 'route';
  locale: Locale;
  name: PageName;
  routeName: RouteName;
  params: RouteParams;
  /** Path for the content service: decoded, without the locale prefix; `/` is home. */
  contentPath: string;
  /** Canonical form of the address: prefix included, percent-encoded. */
  canonicalPath: string;
}

export type ParsedPath =
  | RouteMatch
  | { type: 'redirect'; location: string; status: 301 }
  | { type: 'unmatched'; locale: Locale; reason: PathFault };

/** First segments that name a language: its code, and its code in the content service (`pt-pt`, `en`). */
const PREFIXES = new Map<string, Locale>(
  LOCALE_CODES.flatMap((locale) => [
    [locale, locale],
    [LOCALES[locale].contentCode, locale],
  ]),
);

/** Includes pages that no list has: those redirect to an existing one. More digits would only fill the caches. */
const PAGE_NUMBER = /^-?\d{1,6}$/;

function match({ segments: pattern }: RoutePattern, segments: readonly string[]): RouteParams | undefined {
  if (pattern[0]?.kind === 'rest') return segments.length > 1 ? { slug: segments.join('/') } : undefined;
  if (pattern.length !== segments.length) return undefined;
  const params: RouteParams = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (part.kind === 'word' && part.word !== segment) return undefined;
    if (part.kind === 'pagination' && !PAGE_NUMBER.test(segment)) return undefined;
    if (part.kind === 'pagination') params.pagination = Number(segment);
    if (part.kind === 'slug') params.slug = segment;
  }
  return params;
}

function matchRoute(locale: Locale, segments: readonly string[]): RouteMatch {
  for (const pattern of ROUTES[locale]) {
    const params = match(pattern, segments);
    if (!params) continue;
    return {
      type: 'route',
      locale,
      name: pattern.name,
      routeName: `${locale}-${pattern.name}`,
      params,
      contentPath: `/${segments.join('/')}`,
      canonicalPath: sitePath(locale, segments),
    };
  }
  throw new Error('locales/routes.json leaves a path without a route');
}

/**
 * Matches an address to a page (behaviour §1.2).
 *
 * A route says only that the address is well formed; the content service decides whether the page exists. A redirect
 * stays on this site and has no query string; the caller appends the visitor's. An unmatched address is a 404 in the
 * language of its prefix.
 *
 * @param pathname path of the request as received: percent-encoded, without query string.
 */
export function parsePath(pathname: string): ParsedPath {
  const read = parseSegments(pathname);
  const first = 'fault' in read ? pathname.split('/', 2)[1] : read.segments[0];
  const prefixed = PREFIXES.get(first ?? '');
  const locale = prefixed ?? DEFAULT_LOCALE;
  if ('fault' in read) return { type: 'unmatched', locale, reason: read.fault };

  const segments = prefixed ? read.segments.slice(1) : read.segments;
  const [head = '', ...tail] = segments;
  const renamed = ALIASES[locale].get(head);
  const outdated = prefixed && LOCALES[prefixed].prefix !== `/${first}`;
  if (renamed || outdated) {
    const location = sitePath(locale, renamed ? [renamed, ...tail] : segments);
    return { type: 'redirect', location, status: 301 };
  }
  return matchRoute(locale, segments);
}
