import { lengthOf } from './bodyOf.ts';
import { DEGRADED_SECONDS, FRESH_SECONDS, REVALIDATE_SECONDS, STAND_IN_SECONDS } from './freshness.ts';
import { etagOf, type KeptPage } from './KeptPage.ts';
import type { Encoding } from './negotiate.ts';
import type { PageTarget } from './PageTarget.ts';

/** How long what the browser fetches ahead of a click counts when the click comes. */
const AHEAD_SECONDS = 60;
/** CDNs read some 16 kB of tags, browsers and proxies that much of all headers together. */
const MOST_TAGS = 60;

/** What everybody may do with a page: browsers ask each time, a CDN as seldom as it likes (RFC 9111, RFC 5861). */
const kept = (maxAge: number): string =>
  `public, max-age=${maxAge}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${REVALIDATE_SECONDS}, stale-if-error=${STAND_IN_SECONDS}`;

const freshness = ({ target, isDegraded }: KeptPage, isRoot: boolean): string => {
  // A CDN would send everybody the English home, whatever language they ask for.
  if (isRoot) return 'private, no-cache';
  if (isDegraded) return `public, max-age=0, s-maxage=${DEGRADED_SECONDS}`;
  return kept(target.as === 'data' ? AHEAD_SECONDS : 0);
};

/** Whether another language may be answered at this address (visitorLocale). */
export const isRootPage = ({ path, as }: Pick<PageTarget, 'path' | 'as'>): boolean =>
  path === '/' && as !== 'data';

const vary = (isRoot: boolean): string =>
  isRoot ? 'Accept, Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site' : 'Accept, Accept-Encoding';

/** Headers of one encoding of a kept page, names and values in turn. */
export interface KeptHeaders {
  etag: string;
  /** With the body. */
  whole: string[];
  /** When the visitor has it already (304). */
  unchanged: string[];
}

/** The headers of a page in one encoding, the same for everybody. */
export function keptHeaders(page: KeptPage, encoding: Encoding): KeptHeaders {
  const isRoot = isRootPage(page.target);
  const etag = etagOf(page.hash, encoding);
  const unchanged = ['etag', etag, 'cache-control', freshness(page, isRoot), 'vary', vary(isRoot)];
  const tags = page.tags.slice(0, MOST_TAGS);
  const whole = [
    'content-type',
    page.contentType,
    'content-length',
    `${lengthOf(page, encoding)}`,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...unchanged,
    // The one name for Fastly and Varnish, the other for Cloudflare and Akamai.
    ...(tags.length > 0 ? ['surrogate-key', tags.join(' '), 'cache-tag', tags.join(',')] : []),
  ];
  return { etag, whole, unchanged };
}

/** Makes something of a page and an encoding once. */
export function rememberedByPage<Made>(
  make: (page: KeptPage, encoding: Encoding) => Made,
): (page: KeptPage, encoding: Encoding) => Made {
  const made = { br: new WeakMap(), gzip: new WeakMap(), identity: new WeakMap() } satisfies Record<
    Encoding,
    WeakMap<KeptPage, Made>
  >;
  return (page, encoding) => {
    const known: Made | undefined = made[encoding].get(page);
    if (known !== undefined) return known;
    const value = make(page, encoding);
    made[encoding].set(page, value);
    return value;
  };
}
