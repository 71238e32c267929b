import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../locales/locales.ts';
import { localizePath } from '../../locales/localizePath.ts';
import { parsePath } from '../../locales/parsePath.ts';
import type { ContentNode } from '../services/content/Content.ts';
import { articlePage } from './articlePage.ts';
import { contentPage } from './contentPage.ts';
import { eventPage } from './eventPage.ts';
import { withForms } from './forms/withForms.ts';
import { homePage } from './homePage.ts';
import { dealerPage } from './locator/dealerPage.ts';
import { modelPage } from './modelPage.ts';
import { withBoatFinder } from './models/withBoatFinder.ts';
import { withFleetPrices } from './models/withFleetPrices.ts';
import type { PageBuilder, PageDraft, PageRedirect, PageRequest } from './PageBuilder.ts';
import { rangePage } from './rangePage.ts';

const createDraft = async (node: ContentNode, request: PageRequest): Promise<PageDraft> => {
  if (node.isHome) return homePage(node, request);
  switch (node.bundle) {
    case 'product':
      return modelPage(node, request);
    case 'range':
      return rangePage(node, request);
    case 'news':
    case 'life_on_board':
    case 'owner_stories':
      return articlePage(node, request);
    case 'event':
      return eventPage(node, request);
    case 'page':
      return freePage(node, request);
    case 'dealer':
      return dealerPage(node, request);
  }
};

/** A page that is a node of the content service: found by its address, built by its bundle. */
export const nodePage: PageBuilder = async (request) => {
  const { content, route } = request;
  const found = await content.find(route.locale, route.contentPath);
  if (!found) return toOwnAddress(request);
  if (found.type !== 'node') return found;
  const complete = await withFleetPrices(await withForms(found.node, request), request);
  const { node, query } = await withBoatFinder(complete, request);
  return { type: 'page', draft: await createDraft(node, request), ...(query && { query }) };
};

/** A free page: its blocks, and a breadcrumb from the page info (behaviour §2.4). */
function freePage(node: ContentNode, request: PageRequest): PageDraft {
  return contentPage(node, request, { kind: 'page', trail: [], label: node.pageInfo.pageTitle });
}

/**
 * Redirect from a path of another language below this language's prefix, such as `/de/boats/estran-42`, to the page's
 * own address (behaviour §1.7). Without a prefix it is unknown which language was meant: the 404 page names all.
 */
async function toOwnAddress({ content, route }: PageRequest): Promise<PageRedirect | undefined> {
  const { locale, contentPath, canonicalPath } = route;
  if (locale === DEFAULT_LOCALE) return undefined;
  // A page that is listed here but not shown is missing; another one must not take its address.
  if ((await content.pages()).some(({ path }) => path === canonicalPath)) return undefined;
  const translations = await content.elsewhere(contentPath);
  const location =
    translations.find((translation) => translation.locale === locale)?.path ??
    (await toTablePath({ content, route }));
  return location === undefined || location === canonicalPath
    ? undefined
    : { type: 'redirect', status: 301, location };
}

/** The same for a page of the route table that is no node, such as `/de/compare`. */
async function toTablePath({
  content,
  route: { locale, canonicalPath },
}: Pick<PageRequest, 'content' | 'route'>): Promise<string | undefined> {
  const path = canonicalPath.slice(LOCALES[locale].prefix.length);
  const [location] = LOCALE_CODES.flatMap((from) => localizePath(path, from, locale) ?? []);
  const page = location === undefined ? undefined : parsePath(location);
  // An account or the page of a list may not exist.
  if (page?.type !== 'route' || Object.keys(page.params).length > 0) return undefined;
  return (await content.hasPage(locale, page.name)) ? location : undefined;
}
