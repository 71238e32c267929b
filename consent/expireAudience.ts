import { readNames } from './readCookie.ts';
import { cookieDomains } from './setCookies.ts';

/** Google Analytics' first-party cookies: `_ga`, `_ga_ABC123`, `_gat`, `_gid`. */
const AUDIENCE = /^_(ga|gac|gat|gid)(_.+)?$/;

/**
 * What takes the audience cookies away: withdrawn consent stops the tags, but their cookies stay for two years.
 *
 * @param cookies `document.cookie`.
 * @param hostname of the page; tags set their cookies on the widest domain that a browser lets them.
 * @returns what to assign to `document.cookie`, one after the other.
 */
export function expireAudience(cookies: string, hostname: string): string[] {
  return readNames(cookies)
    .filter((name) => AUDIENCE.test(name))
    .flatMap((name) => cookieDomains(hostname).map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}
