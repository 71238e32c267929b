import querystring from 'node:querystring';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../../../locales/locales.ts';
import { contentPath } from '../site-index/contentPath.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';

/**
 * Target of a redirect on the site: `/pt-pt/x` there is `/pt/x` here.
 *
 * @param to of the router: with language prefix, or an absolute URL.
 * @returns undefined when it is neither http(s) nor a path.
 */
export function redirectLocation(
  to: string,
  index: SiteIndex,
  cmsHosts: ReadonlySet<string>,
): string | undefined {
  const url = URL.parse(to, 'http://redirect.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = url.host === 'redirect.invalid' || cmsHosts.has(url.host);
  // `//host` and `/\\host` are external too, but no editor writes them on purpose.
  if (!isOwn) return /^https?:\/\//i.test(to) && !url.username && !url.password ? url.href : undefined;

  // The router returns targets as editors wrote them: a `%` may be literal, where decodeURIComponent would throw.
  const [, first = '', ...rest] = querystring.unescape(url.pathname).split('/');
  const prefixed = LOCALE_CODES.find(
    (code) => code !== DEFAULT_LOCALE && LOCALES[code].contentCode === first,
  );
  const locale = prefixed ?? DEFAULT_LOCALE;
  const alias = `/${(prefixed ? rest : [first, ...rest]).join('/')}`;
  const nid = /^\/node\/(\d+)$/.exec(alias)?.[1];
  const id = nid === undefined ? undefined : index.getId(Number(nid));
  const path = (id && index.translation(id, locale)?.path) ?? contentPath(alias, locale);
  return `${path}${url.search}${url.hash}`;
}
