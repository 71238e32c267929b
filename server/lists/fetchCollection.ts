import type { Locale } from '../../locales/locales.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import { createSanitizer } from '../../renderer/createSanitizer.ts';
import {
  type CollectionName,
  type Collections,
  collectionSchemas,
} from '../../schemas/entities/collections.ts';
import type { Content } from '../content/Content.ts';
import { ARTICLE_LISTS } from './articleLists.ts';

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
  categories: (content, locale) => content.categories(locale, ARTICLE_LISTS.news.vocabulary),
  lifeOnBoardCategories: (content, locale) =>
    content.categories(locale, ARTICLE_LISTS.lifeOnBoard.vocabulary),
  eventTypes: (content, locale) => content.categories(locale, 'event_categories'),
  dealerEntries: (content, locale) => content.dealerEntries(locale),
};

// Object.keys answers string[]; the keys are exactly these.
export const COLLECTION_NAMES = Object.keys(loaders) as CollectionName[];

type Sanitize = ReturnType<typeof createSanitizer>;

// One for every list, so that none can be published without: Object.fromEntries forgets which keys it was given.
const sanitizers = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, createSanitizer(collectionSchemas[name])]),
) as Readonly<Record<CollectionName, Sanitize>>;

/** What is published of an entry: the fields its schema names, and no more. */
const published = (entry: object, name: CollectionName): object => {
  const { properties } = collectionSchemas[name];
  return Object.fromEntries(Object.entries(entry).filter(([field]) => Object.hasOwn(properties, field)));
};

/** Made once for each list that was read, which lives as long as the answer it was read from (createLoadList.ts). */
const sanitized = createMemo<readonly unknown[]>();

/**
 * A whole list for the browser: only what its schema names, its rich text sanitized.
 *
 * @throws UpstreamError when it cannot be had.
 */
export async function fetchCollection(
  content: Content,
  name: CollectionName,
  locale: Locale,
): Promise<readonly unknown[]> {
  const list = await loaders[name](content, locale);
  return sanitized(list, name, () => list.map((entry) => published(sanitizers[name](entry), name)));
}
