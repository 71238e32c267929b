import type { Locale } from '../../../locales/locales.ts';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import type { ContentSource } from '../ContentSource.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { loadMenu, menuOf } from './loadMenus.ts';

const VERSIONS = menuOf('versions-cms-block');

const toLinks = ({ url, label, target, children }: MenuItem): Link[] => [
  ...(url === undefined ? [] : [withoutUndefined<Link>({ url, label, target })]),
  ...children.flatMap(toLinks),
];

/** The links that editors put below every block of versions (contract: the menu `versions-cms-block`), in order. */
export async function loadVersionLinks(source: ContentSource, locale: Locale): Promise<Link[]> {
  const index = await loadSiteIndex(source);
  return (await loadMenu(source, index, locale, VERSIONS)).flatMap(toLinks);
}
