import type { ArticleTeaser } from '../../../schemas/parts/articleTeaser.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from './includes.ts';
import type { Draft } from './Paragraph.ts';

/** What the teaser of an article in `field_articles` needs; stories of owners have no category. */
export const articleTeaserInclude = [
  imageInclude('field_articles.field_hero_image'),
  'field_articles.field_category',
  'field_articles.field_product',
];

/** A `node--news`, `node--life_on_board` or `node--owner_stories` as cards show it. */
export function articleTeaser(article: ResourceReader): Draft<ArticleTeaser> {
  return {
    id: article.id,
    url: article.path(),
    heading: article.text('field_heading') ?? article.text('title'),
    category: article.one('field_category')?.text('name'),
    product: article.one('field_product')?.text('title'),
    text: article.html('field_short_description'),
    image: article.image('field_hero_image'),
    date: article.text('created')?.slice(0, 10),
  };
}
