import type { Locale } from '../../locales/locales.ts';
import { createSanitizer } from '../../renderer/createSanitizer.ts';
import {
  type CollectionName,
  type Collections,
  collectionSchemas,
} from '../../schemas/entities/collections.ts';
import type { Content } from '../content/Content.ts';

type Loader<Name extends CollectionName> = (
  content: Content,
  locale: Locale,
) => Promise<readonly Collections[Name][]>;

const loaders: { readonly [Name in CollectionName]: Loader<Name> } = {
  ranges: (content, locale) => content.ranges(locale),
  news: (content, locale) => content.articles(locale, 'news'),
  lifeOnBoard: (content, locale) => content.articles(locale, 'lifeOnBoard'),
  ownerStories: (content, locale) => content.articles(locale, 'ownerStories'),
  events: (content, locale) => content.events(locale),
  categories: (content, locale) => content.categories(locale, 'blog_categories'),
  lifeOnBoardCategories: (content, locale) => content.categories(locale, 'blog_categories_life_on_board'),
  eventTypes: (content, locale) => content.categories(locale, 'event_categories'),
  dealerEntries: (content, locale) => content.dealerEntries(locale),
};

// Object.keys answers string[]; the keys are exactly these.
export const COLLECTION_NAMES = Object.keys(loaders) as CollectionName[];

const sanitizers = new Map(COLLECTION_NAMES.map((name) => [name, createSanitizer(collectionSchemas[name])]));
/** Made once for each list that was read: a list lives as long as the answer it was read from. */
const sanitized = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * A whole list, its rich text sanitized, for the browser.
 *
 * @throws UpstreamError when it cannot be had.
 */
export async function loadCollection(
  content: Content,
  name: CollectionName,
  locale: Locale,
): Promise<readonly unknown[]> {
  const list = await loaders[name](content, locale);
  const sanitize = sanitizers.get(name);
  const safe = sanitized.get(list) ?? (sanitize ? list.map((entry) => sanitize(entry)) : list);
  sanitized.set(list, safe);
  return safe;
}
