import { type ParsedPath, parsePath, type RouteMatch } from '../../locales/parsePath.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import type { Lightbox } from '../../schemas/entities/lightbox.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { NotFoundError } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';
import { admitPage } from './admitPage.ts';
import { builderOf } from './builderOf.ts';
import { knownQuery } from './knownQuery.ts';
import type { PageRedirect, PageServices } from './PageBuilder.ts';
import { pageRequest } from './pageRequest.ts';

/** Reads the address, and tells the log what it means. */
const readRoute = (pathname: string): RouteMatch | Extract<ParsedPath, { type: 'redirect' }> => {
  const request = currentRequest();
  const parsed = parsePath(pathname);
  if (parsed.type === 'redirect') return parsed;
  if (request) request.locale = parsed.locale;
  if (parsed.type === 'unmatched') {
    request?.log.warn({ event: 'path-rejected' }, `The address was refused: ${parsed.reason}`);
    throw new NotFoundError();
  }
  if (request) request.route = parsed.routeName;
  return parsed;
};

const joined = createMemo<PageLists>();

/** The same object for as long as menus and visual are the same. */
const withLightbox = (menus: PageLists, lightbox: Lightbox | undefined): PageLists =>
  lightbox ? joined(menus, 'lightbox', () => ({ ...menus, lightbox }), lightbox) : menus;

/**
 * From an address to the valid page JSON that answers it, or to where it has moved. Most pages are nodes of the
 * content service; those that are more, or no node at all, have a builder by the name of their route.
 *
 * @param pathname percent-encoded path of the request, without query.
 * @param query what stands behind it; everything the site does not know is ignored.
 * @throws NotFoundError when nothing stands there, UpstreamError when the content service fails.
 */
export async function buildPage(
  pathname: string,
  query: URLSearchParams,
  services: PageServices,
): Promise<Page | PageRedirect> {
  const route = readRoute(pathname);
  if (route.type === 'redirect') return route;
  const build = builderOf(route.name);
  const [answer, menus, lightbox] = await Promise.all([
    build(pageRequest(route, services, knownQuery(route.name, query))),
    services.content.menus(route.locale),
    services.content.lightbox(route.locale),
  ]);
  if (!answer) throw new NotFoundError();
  if (answer.type === 'redirect') return answer;
  return admitPage(answer.draft, withLightbox(menus, lightbox));
}
