import type { ArticleTeaser } from '../../../../schemas/parts/articleTeaser.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from './includes.ts';
import type { Draft, Paragraphs } from './Paragraph.ts';

/** Includes of an article's teaser in `field_articles`; owners' stories have no category. */
const articleTeaserInclude = [
  imageInclude('field_articles.field_hero_image'),
  imageInclude('field_articles.field_portrait'),
  'field_articles.field_category',
  'field_articles.field_product',
];

/** A `node--news`, `node--life_on_board` or `node--owner_stories` on a card; a portrait wants an upright one. */
function articleTeaser(article: ResourceReader, upright = false): Draft<ArticleTeaser> {
  const picture = article.image('field_hero_image');
  return {
    id: article.id,
    url: article.path(),
    heading: article.text('field_heading') ?? article.text('title'),
    category: article.one('field_category')?.text('name'),
    product: article.one('field_product')?.text('title'),
    text: article.html('field_short_description'),
    image: (upright && article.image('field_portrait')) || picture,
    date: article.moment('created')?.slice(0, 10),
  };
}

/** Blocks that show articles as cards. */
export const articleParagraphs = {
  /** Owners' stories among themselves have portraits (behaviour §5.6). */
  'article-carousel': {
    include: articleTeaserInclude,
    toProps: (paragraph) => {
      const articles = paragraph.many('field_articles');
      const upright = articles.every(({ bundle }) => bundle === 'owner_stories');
      return {
        heading: paragraph.text('field_heading'),
        text: paragraph.html('field_text'),
        articles: articles.map((article) => articleTeaser(article, upright)),
        upright,
        link: paragraph.link('field_link'),
      };
    },
  },
  'blog-highlight': {
    include: articleTeaserInclude,
    toProps: (paragraph) => {
      const article = paragraph.one('field_articles');
      return {
        heading: paragraph.text('field_heading'),
        article: article && articleTeaser(article),
        link: paragraph.link('field_link'),
      };
    },
  },
} satisfies Paragraphs;
