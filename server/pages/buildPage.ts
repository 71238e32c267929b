import { buildPath } from '../../locales/buildPath.ts';
import { type ParsedPath, parsePath, type RouteMatch } from '../../locales/parsePath.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { Block, Page } from '../../schemas/page.ts';
import type { Link } from '../../schemas/parts/link.ts';
import { NotFoundError } from '../http/errors.ts';
import { isFormBlock } from '../leads/PageForm.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { inSpan } from '../observability/trace/inSpan.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import { createPageRequest } from './createPageRequest.ts';
import { finalizePage } from './finalizePage.ts';
import { boatValue } from './forms/boatChoices.ts';
import { getPageBuilder } from './getPageBuilder.ts';
import { isPersonal, knownQuery, sharedQuery } from './knownQuery.ts';
import type { PageRedirect, PageServices } from './PageBuilder.ts';

/** Parses the address, and logs its route. */
const parseRoute = (pathname: string): RouteMatch | Extract<ParsedPath, { type: 'redirect' }> => {
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

/**
 * From an address to its valid page JSON, or to a redirect. Most pages are nodes of the content service; others have a
 * builder by the name of their route.
 *
 * @param pathname percent-encoded path of the request, without query.
 * @param query of the request; unknown parameters are ignored, unknown values redirect to the page without them.
 * @param geocoder for a page for one visitor; without it a search uses only names and towns.
 * @throws NotFoundError when the page does not exist, UpstreamError when the content service fails.
 */
export async function buildPage(
  pathname: string,
  query: URLSearchParams,
  services: PageServices,
  geocoder?: Geocoder,
): Promise<Page | PageRedirect> {
  const route = parseRoute(pathname);
  if (route.type === 'redirect') return route;
  const attributes = { 'http.route': route.name, 'bridgedeck.locale': route.locale };
  return inSpan('build page', { attributes }, () => buildRoute(route, query, services, geocoder));
}

async function buildRoute(
  route: RouteMatch,
  query: URLSearchParams,
  services: PageServices,
  geocoder?: Geocoder,
): Promise<Page | PageRedirect> {
  const build = getPageBuilder(route.name);
  const known = knownQuery(route.name, query);
  const [answer, menus] = await Promise.all([
    build(createPageRequest(route, services, known, geocoder)),
    services.content.menus(route.locale),
  ]);
  if (!answer) throw new NotFoundError();
  if (answer.type === 'redirect') return answer;
  const { draft, query: understood } = answer;
  const shared = sharedQuery(route.name, known, services.brand.referencePrefix);
  const page = {
    ...finalizePage(draft, menus, services.brand, services.createDropMarks),
    ...(shared && { query: shared }),
  };
  const boat = modelQuery(page);
  const carrying = boat
    ? { ...page, blocks: page.blocks.map((block) => toDealers(block, route, boat)) }
    : page;
  // While a list is missing, its values are only temporarily unknown.
  if (services.record.isDegraded) return carrying;
  return spelledQuery(route, known, understood ?? boat) ?? carrying;
}

/** A block whose links to the dealers take along the boat of the page's form (behaviour §2.11). */
function toDealers(block: Block, { locale }: RouteMatch, boat: string): Block {
  const url = buildPath(locale, 'dealers-map');
  const links = Object.entries(block.props).filter(([, value]) => isRecord(value) && value.url === url);
  const complete = links.map(([name, link]) => [name, { ...(link as Link), url: url + boat }]);
  return { ...block, props: { ...block.props, ...Object.fromEntries(complete) } } as Block;
}

/** The canonical query that the page's form has understood, such as `?model=estran-42&hull=lagoon`; empty without. */
function modelQuery({ blocks }: Pick<Page, 'blocks'>): string {
  const form = blocks.find(isFormBlock)?.props.form;
  const boat = form?.boats.find(({ id }) => id === form.preselected)?.name ?? form?.withoutBrochure;
  const query = form?.configuration ?? (boat && `model=${boatValue(boat)}`);
  return query ? `?${query}` : '';
}

/**
 * Redirect of a query that is not canonical, or names what does not exist, to the page that was understood. Otherwise
 * the page cache would hold a page for each made-up value.
 *
 * @param asked result of knownQuery.
 * @param understood with its question mark; empty when nothing was.
 */
function spelledQuery(
  { name, canonicalPath }: Pick<RouteMatch, 'name' | 'canonicalPath'>,
  asked: URLSearchParams,
  understood: string,
): PageRedirect | undefined {
  if (asked.size === 0 || isPersonal(name, asked)) return undefined;
  if (`${knownQuery(name, new URLSearchParams(understood))}` === `${asked}`) return undefined;
  // Temporary: an editor may add a category of that name.
  return { type: 'redirect', status: 302, location: canonicalPath + understood, isComplete: true };
}
