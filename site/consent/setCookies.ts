import { parseCookieNames } from './getCookie.ts';

/** Writes cookies given as `name=value; attributes`. */
export function setCookies(cookies: readonly string[]): void {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https and a recent browser
    document.cookie = cookie;
  }
}

/**
 * `Domain` attributes with which a cookie that this host sees may have been set, from none to the widest; browsers
 * ignore public suffixes.
 *
 * @returns such as `['', '; Domain=www.example.com', '; Domain=example.com', '; Domain=com']`.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
}

/** Google Analytics' first-party cookies: `_ga`, `_ga_ABC123`, `_gat`, `_gid`. */
const AUDIENCE = /^_(ga|gac|gat|gid)(_.+)?$/;

/**
 * Expires the audience cookies: withdrawn consent stops the tags, but their cookies would stay for two years.
 *
 * @param cookies `document.cookie`.
 * @param hostname of the page; tags set their cookies on the widest domain that a browser allows.
 * @returns values to assign to `document.cookie`, one after the other.
 */
export function expireAudience(cookies: string, hostname: string): string[] {
  return parseCookieNames(cookies)
    .filter((name) => AUDIENCE.test(name))
    .flatMap((name) => cookieDomains(hostname).map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}
