import { buildPath } from '../../../../locales/buildPath.ts';
import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import type { PageName } from '../../../../locales/routes.ts';
import type { SiteIndex } from './createSiteIndex.ts';

/** Pages of the route table that editors write: each exists in the languages that have its node (behaviour §4.6). */
const HUBS: ReadonlySet<PageName> = new Set([
  ...(['news', 'news-pagination', 'life-on-board', 'life-on-board-pagination'] as const),
  ...(['owner-stories', 'events', 'sea-trial'] as const),
]);

export const isHub = (name: PageName): boolean => HUBS.has(name);

/** Whether the site has a page at this address of the route table, in a language. */
export function hasPage(index: SiteIndex, locale: Locale, name: PageName): boolean {
  if (!isHub(name)) return true;
  const alias = decodeURI(buildPath(locale, name).slice(LOCALES[locale].prefix.length));
  return index.idAt(alias, locale) !== undefined;
}
