import { type ParsedPath, parsePath } from '../../locales/parsePath.ts';
import type { Content } from '../content/Content.ts';
import { NotFoundError } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';
import type { PageDraft } from './PageDraft.ts';
import { pageBuilderFor } from './pageBuilders.ts';
import { translate } from './translate.ts';

export interface Redirect {
  type: 'redirect';
  status: number;
  location: string;
}

export type Answer = { type: 'page'; draft: PageDraft } | Redirect;

export interface BuildOptions {
  content: Content;
  siteUrl: string;
}

const routeOf = (parsed: ParsedPath) => {
  const request = currentRequest();
  if (request && parsed.type !== 'redirect') request.locale = parsed.locale;
  if (parsed.type === 'unmatched') {
    request?.log.warn({ event: 'path-rejected' }, `The address was refused: ${parsed.reason}`);
    throw new NotFoundError();
  }
  if (request && parsed.type === 'route') request.route = parsed.routeName;
  return parsed;
};

/**
 * From an address to the page JSON that answers it.
 *
 * @param pathname percent-encoded path of the request, without query.
 * @throws NotFoundError when nothing stands there, UpstreamError when the content service fails.
 */
export const buildPage = async (pathname: string, { content, siteUrl }: BuildOptions): Promise<Answer> => {
  const route = routeOf(parsePath(pathname));
  if (route.type === 'redirect') return route;
  const [found, menus] = await Promise.all([
    content.find(route.locale, route.contentPath),
    content.menus(route.locale),
  ]);
  if (!found) throw new NotFoundError();
  if (found.type === 'redirect') return found;
  const build = pageBuilderFor(found.node);
  if (!build) throw new NotFoundError();
  return {
    type: 'page',
    draft: build({ route, node: found.node, menus, siteUrl, text: translate(route.locale) }),
  };
};
