import type { Article, ArticleType } from '../../../../schemas/entities/article.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from '../paragraphs/includes.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** The bundles of articles, and their types on the site. */
export const ARTICLE_BUNDLES = {
  news: 'news',
  life_on_board: 'lifeOnBoard',
  owner_stories: 'ownerStories',
} as const satisfies Record<string, ArticleType>;

export type ArticleBundle = keyof typeof ARTICLE_BUNDLES;

/** Relationships of an article; only owners' stories have a portrait, and no category: including it is a 400. */
export const articleInclude = (bundle: ArticleBundle): readonly string[] => [
  imageInclude('field_hero_image'),
  'field_product',
  bundle === 'owner_stories' ? imageInclude('field_portrait') : 'field_category',
];

/** A `node--news`, `node--life_on_board` or `node--owner_stories`; undefined, reported, without a heading. */
export function parseArticle(article: ResourceReader, bundle: ArticleBundle): Article | undefined {
  const heading = article.text('field_heading') ?? article.text('title');
  if (heading === undefined)
    return article.report('field-invalid', 'An article has no heading; it is left out');
  const product = article.one('field_product');
  const category = article.one('field_category');
  return withoutUndefined<Article>({
    id: article.id,
    type: ARTICLE_BUNDLES[bundle],
    heading,
    shortDesc: article.html('field_short_description'),
    longDesc: article.html('field_long_description'),
    url: article.path(),
    heroImage: article.image('field_hero_image'),
    portrait: article.image('field_portrait'),
    productId: product?.id,
    product: product?.text('title'),
    categoryId: category?.id,
    category: category?.text('name'),
    sticky: article.boolean('sticky'),
    meaLabel: article.text('field_highlight_label'),
    date: article.moment('created')?.slice(0, 10),
    updated: article.moment('changed')?.slice(0, 10),
    relatedNews: article
      .identifiers('field_related_articles')
      .map(({ id }) => id)
      .filter((id) => id !== 'missing'),
  });
}
