import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { PageName } from '../../../locales/routes.ts';
import type { Found } from '../../content/Content.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** The node an editor made for a list: its hero, its words for search engines. Every page of the list is made of it. */
export function findListNode(
  name: PageName,
  { route: { locale }, content }: PageRequest,
): Promise<Found | undefined> {
  return content.find(locale, decodeURI(buildPath(locale, name).slice(LOCALES[locale].prefix.length)));
}
