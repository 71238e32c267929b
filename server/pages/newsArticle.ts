import { LOCALES } from '../../locales/locales.ts';
import { plainText } from '../../renderer/src/validate.ts';
import type { ArticleNode } from '../services/content/Content.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';
import type { PageRequest } from './PageBuilder.ts';

/** Search engines cut headlines here (Google Search Central, Article). */
const HEADLINE = 110;

/** An article as schema.org NewsArticle. @param image absolute address of its picture. */
export function newsArticle(
  { article, seo }: ArticleNode,
  { route, siteUrl, brand }: PageRequest,
  image: string | undefined,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: brand.name, url: siteUrl };
  const description = seo.description ?? (article.shortDesc && plainText(article.shortDesc));
  return withoutUndefined<Record<string, unknown>>({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: [...article.heading].slice(0, HEADLINE).join(''),
    description,
    image: image && [image],
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: LOCALES[route.locale].tag,
    mainEntityOfPage: siteUrl + route.canonicalPath,
    author: publisher,
    publisher,
  });
}
