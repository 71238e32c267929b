import type { Article } from '../../schemas/entities/article.ts';
import type { ArticleTeaser } from '../../schemas/parts/articleTeaser.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';

/** An article on a card, a story with its upright picture. @param length of its text: lists of news have the long one. */
export function articleTeaser(
  { id, url, heading, category, product, shortDesc, longDesc, heroImage, portrait, date }: Article,
  length: 'short' | 'long',
): ArticleTeaser {
  return withoutUndefined<ArticleTeaser>({
    id,
    url,
    heading,
    category,
    product,
    text: length === 'short' ? (shortDesc ?? longDesc) : (longDesc ?? shortDesc),
    image: portrait ?? heroImage,
    date,
  });
}
