import { articleTeaser, articleTeaserInclude } from './articleTeaser.ts';
import type { Paragraph } from './Paragraph.ts';

export const blogHighlight: Paragraph<'blog-highlight'> = {
  type: 'blog-highlight',
  include: articleTeaserInclude,
  toProps: (paragraph) => {
    const article = paragraph.one('field_articles');
    return {
      heading: paragraph.text('field_heading'),
      article: article && articleTeaser(article),
      link: paragraph.link('field_link'),
    };
  },
};
