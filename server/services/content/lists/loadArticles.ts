import type { Article, ArticleType } from '../../../../schemas/entities/article.ts';
import { ARTICLE_BUNDLES, type ArticleBundle, articleInclude, parseArticle } from '../nodes/article.ts';
import type { LoadList } from './createLoadList.ts';
import { latestFirst, loadNodes } from './loadNodes.ts';

const createArticleLoader = (bundle: ArticleBundle): LoadList<Article> =>
  loadNodes({
    bundle,
    fields: [
      'field_heading',
      'field_short_description',
      'field_long_description',
      'field_hero_image',
      'field_product',
      bundle === 'owner_stories' ? 'field_portrait' : 'field_category',
      'field_highlight_label',
      'field_related_articles',
    ],
    include: articleInclude(bundle),
    sort: '-created',
    read: (node) => parseArticle(node, bundle),
    order: latestFirst('created'),
  });

/** The three lists of articles, newest first. */
export const loadArticles: Readonly<Record<ArticleType, LoadList<Article>>> = {
  [ARTICLE_BUNDLES.news]: createArticleLoader('news'),
  [ARTICLE_BUNDLES.life_on_board]: createArticleLoader('life_on_board'),
  [ARTICLE_BUNDLES.owner_stories]: createArticleLoader('owner_stories'),
};
