import type { Article } from './article.ts';
import { articleSchema } from './article.ts';
import { type Category, categorySchema } from './category.ts';
import { type DealerEntry, dealerEntrySchema } from './dealer-entry.ts';
import { type PublicEvent, publicEventSchema } from './event.ts';
import { type Range, rangeSchema } from './range.ts';

/** The lists of the shared state that can be asked for as a whole (spec 1 §3), and what each holds. */
export interface Collections {
  ranges: Range;
  news: Article;
  lifeOnBoard: Article;
  ownerStories: Article;
  events: PublicEvent;
  categories: Category;
  lifeOnBoardCategories: Category;
  eventTypes: Category;
  dealerEntries: DealerEntry;
}

export type CollectionName = keyof Collections;

/** Schema of one entry of each. */
export const collectionSchemas = {
  ranges: rangeSchema,
  news: articleSchema,
  lifeOnBoard: articleSchema,
  ownerStories: articleSchema,
  events: publicEventSchema,
  categories: categorySchema,
  lifeOnBoardCategories: categorySchema,
  eventTypes: categorySchema,
  dealerEntries: dealerEntrySchema,
} as const satisfies Record<CollectionName, object>;
