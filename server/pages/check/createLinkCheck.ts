import { bulkhead } from 'cockatiel';
import { parsePath } from '../../../locales/parsePath.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Content } from '../../services/content/Content.ts';
import { createPageRequest } from '../createPageRequest.ts';
import { getPageBuilder } from '../getPageBuilder.ts';
import { type SiteIdentity, withoutServices } from '../withoutServices.ts';
import { causeIn } from './crawlPages.ts';
import type { Retry } from './createRetry.ts';
import type { Finding } from './Finding.ts';

/** What is wrong with a link; undefined for a valid or external one. */
export type LinkCheck = (url: string) => Promise<Pick<Finding, 'reason' | 'cause'> | undefined>;

const AT_ONCE = 6;
const MAX_REDIRECTS = 5;

/** Path of an internal link without query and fragment; undefined for an external one. */
const toLocalPath = (url: string, siteUrl: string) => {
  const address = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  return address.startsWith('/') ? address.replace(/[?#].*$/s, '') : undefined;
};

/** Checks that internal links lead to a page; each is looked up once. External ones are not called. */
export function createLinkCheck(content: Content, site: SiteIdentity, retry: Retry): LinkCheck {
  const { siteUrl } = site;
  const services = withoutServices(content, site);
  const asked = new Map<string, ReturnType<LinkCheck>>();
  const limit = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);

  const follow = async (path: string, redirects: number): Promise<string | undefined> => {
    // The calendar file of an event exists with its page.
    const route = parsePath(path.replace(/\.ics$/, ''));
    if (route.type === 'unmatched') return `its address is refused (${route.reason})`;
    const answer =
      route.type === 'redirect'
        ? route
        : await getPageBuilder(route.name)(createPageRequest(route, services));
    if (!answer) return 'nothing stands there (404)';
    if (answer.type === 'page') return undefined;
    const next = toLocalPath(answer.location, siteUrl);
    if (next === undefined) return undefined;
    return redirects < MAX_REDIRECTS ? follow(next, redirects + 1) : 'its redirects do not end';
  };

  const lookUp: LinkCheck = async (path) => {
    try {
      const reason = await limit.execute(() => retry(() => follow(path, 0)));
      return reason === undefined ? undefined : { reason };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { reason: `it could not be looked up (${error.message})`, cause: causeIn(error) };
    }
  };

  return async (url) => {
    const path = toLocalPath(url, siteUrl);
    if (path === undefined) return undefined;
    const answer = asked.get(path) ?? lookUp(path);
    asked.set(path, answer);
    const problem = await answer;
    return problem && { ...problem, reason: `The link to ${url} is broken: ${problem.reason}` };
  };
}
