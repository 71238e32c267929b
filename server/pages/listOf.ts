import type { MessageId } from '../../locales/Messages.ts';
import type { PageName } from '../../locales/routes.ts';
import { ARTICLE_LISTS } from '../lists/articleLists.ts';

/** A page that lists others, and what breadcrumbs call it. */
interface ListPage {
  name: PageName;
  label: MessageId;
}

const LISTS: Partial<Record<PageName, ListPage>> = {
  'dealers-slug': { name: 'dealers-map', label: 'locator.dealers.label' },
  'charters-slug': { name: 'charters-map', label: 'locator.charters.label' },
  'service-centers-slug': { name: 'service-centers-map', label: 'locator.service-centers.label' },
  'events-slug': { name: 'events', label: 'list.events' },
  ...Object.fromEntries(
    Object.values(ARTICLE_LISTS).map(({ name, label }) => [`${name}-article-slug`, { name, label }]),
  ),
};

/** The list in which a page stands; undefined for pages that stand in none. */
export const listOf = (name: PageName): ListPage | undefined => LISTS[name];
