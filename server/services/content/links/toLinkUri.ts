import { contentFilePath } from '../contentFilePath.ts';

/** What the site itself serves at an address with an extension: a feed, a calendar file. */
const SERVED = /^[^?#]*\.\w{2,5}(?:[?#]|$)/;

/**
 * The address of a link in rich text as a link field would hold it: `internal:/path`, `entity:node/12`.
 *
 * @returns undefined for an address that stays as it is: of another site, within the page, of a feed.
 */
export function toLinkUri(href: string, cmsHosts: ReadonlySet<string>): string | undefined {
  if (/^(?:internal|entity):/.test(href)) return href;
  if (contentFilePath(href, cmsHosts) !== undefined) return href.startsWith('/') ? `internal:${href}` : href;
  const url = /^https?:/i.test(href) ? URL.parse(href) : undefined;
  const own = url && cmsHosts.has(url.host) ? url.pathname + url.search + url.hash : href;
  return /^\/(?![/\\])/.test(own) && !SERVED.test(own) ? `internal:${decoded(own)}` : undefined;
}

/** Addresses of the service are percent-encoded, link fields are not; a lone `%` stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
