import { Feed } from 'feed';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { plainText } from '../../../renderer/src/validate.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import { imageUrl } from '../../../site/components/Picture/imageUrl.ts';

interface FeedOptions {
  title: string;
  /** Author; required in a feed (RFC 4287, 4.1.1). */
  author: string;
  locale: Locale;
  siteUrl: string;
  /** Path of the list. */
  path: string;
  /** Newest first. */
  articles: readonly Article[];
}

/** Feed readers poll often: the newest are enough. */
const ENTRIES = 20;

/** The newest articles of a list as an Atom feed (RFC 4287); without those that lack a URL or a date. */
export function createFeed({ title, author, locale, siteUrl, path, articles }: FeedOptions): string {
  const address = siteUrl + path;
  const entries = articles
    .flatMap(({ url, date, ...article }) => (url && date ? [{ ...article, url, date }] : []))
    .slice(0, ENTRIES);
  const feed = new Feed({
    id: address,
    title,
    author: { name: author },
    link: address,
    language: LOCALES[locale].tag,
    updated: new Date(
      entries
        .map(({ updated, date }) => updated ?? date)
        .sort()
        .at(-1) ?? '1970-01-01',
    ),
    generator: 'bridgedeck',
    copyright: '',
    feedLinks: { atom: `${address}/feed.xml` },
  });
  for (const { id, heading, url, date, updated = date, shortDesc, heroImage } of entries) {
    feed.addItem({
      id: `urn:uuid:${encodeURIComponent(id.toWellFormed())}`,
      title: asHtml(heading),
      link: siteUrl + url,
      date: new Date(updated),
      published: new Date(date),
      ...(shortDesc && { description: asHtml(plainText(shortDesc)) }),
      ...(heroImage && { image: siteUrl + imageUrl(heroImage, 'card', 728, 'jpeg') }),
    });
  }
  return feed.atom1();
}

/**
 * Plain text as HTML, which a feed declares titles and summaries to be. There they are in CDATA sections, which end at
 * the first `]]>`: so `>` is escaped too.
 */
export const asHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
