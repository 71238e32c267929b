import { articleTeaser, articleTeaserInclude } from './articleTeaser.ts';
import type { Paragraph } from './Paragraph.ts';

/** Stories of owners among themselves have upright pictures (spec 1 §9). */
export const articleCarousel: Paragraph<'article-carousel'> = {
  type: 'article-carousel',
  include: articleTeaserInclude,
  toProps: (paragraph) => {
    const articles = paragraph.many('field_articles');
    return {
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      articles: articles.map(articleTeaser),
      upright: articles.every(({ bundle }) => bundle === 'owner_stories'),
      link: paragraph.link('field_link'),
    };
  },
};
