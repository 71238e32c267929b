import type { ArticleType } from '../../schemas/entities/article.ts';
import type { Content } from '../content/Content.ts';
import { ARTICLE_BUNDLES, type ArticleBundle } from '../content/nodes/article.ts';
import type { DealerService } from '../dealers/DealerService.ts';
import { tagged } from '../tagPage.ts';

const bundleOf = new Map<ArticleType, string>(
  // Object.entries answers string keys; these are exactly the bundles.
  (Object.entries(ARTICLE_BUNDLES) as [ArticleBundle, ArticleType][]).map(([bundle, type]) => [type, bundle]),
);

const listTag = (bundle: string): string => `content:list:${bundle}`;

/** The same content, and each page that asks for some of it has that in its tags: README, “Purge”. */
export function tagContent(content: Content): Content {
  return {
    // Notes its node and those that stand in it as soon as it knows them.
    find: content.find,
    menus: tagged(content.menus, () => 'menus'),
    lightbox: tagged(content.lightbox, () => 'lightbox'),
    ranges: tagged(content.ranges, () => listTag('range')),
    articles: tagged(content.articles, (_locale, type) => listTag(bundleOf.get(type) ?? type)),
    events: tagged(content.events, () => listTag('event')),
    categories: tagged(content.categories, (_locale, vocabulary) => listTag(vocabulary)),
    productValues: tagged(content.productValues, () => listTag('product')),
    dealerEntries: tagged(content.dealerEntries, () => listTag('dealer')),
    elsewhere: content.elsewhere,
    pages: tagged(content.pages, () => 'content:index'),
  };
}

/** The same for dealers and models. */
export function tagDealers({ dealers, models }: DealerService): DealerService {
  return { dealers: tagged(dealers, () => 'dealers'), models: tagged(models, () => 'models') };
}
