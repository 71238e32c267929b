import { expect, test } from 'vitest';
import type { Article } from '../../../../schemas/entities/article.ts';
import { createFeed } from '../../../../server/pages/feeds/createFeed.ts';
import { anArticle } from '../entities.ts';
import { isWellFormed } from './isWellFormed.ts';

const createFeedFor = (articles: readonly Article[]) =>
  createFeed({
    title: 'Estran: News & more',
    author: 'Estran',
    locale: 'en',
    siteUrl: 'https://estran.example',
    path: '/news',
    articles,
  });

const published = (id: string, particulars: Partial<Article> = {}) =>
  anArticle({ id, url: `/news/article/${id}`, date: '2026-05-01', ...particulars });

const getEntries = (feed: string) => feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
const getElementText = (xml: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${tag}>`).exec(xml)?.[1];

test('has the elements RFC 4287 requires of feed and entry', () => {
  const feed = createFeedFor([published('a', { updated: '2026-06-01' })]);
  const [entry = ''] = getEntries(feed);
  const head = feed.replace(entry, '');
  expect(isWellFormed(feed)).toBe(true);
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(getElementText(head, 'id')).toBe('https://estran.example/news');
  expect(getElementText(head, 'title')).toBe('Estran: News &amp; more');
  expect(getElementText(head, 'updated')).toBe('2026-06-01T00:00:00.000Z');
  expect(getElementText(head, 'name')).toBe('Estran');
  expect(head).toContain('<link rel="self" href="https://estran.example/news/feed.xml"/>');
  expect(getElementText(entry, 'id')).toBe('urn:uuid:a');
  expect(getElementText(entry, 'title')).toBe('Heading of a');
  expect(getElementText(entry, 'published')).toBe('2026-05-01T00:00:00.000Z');
  expect(getElementText(entry, 'updated')).toBe('2026-06-01T00:00:00.000Z');
  expect(entry).toContain('<link href="https://estran.example/news/article/a"/>');
});

test.each([
  ['Wind < 5 & <b>gusts</b>', 'Wind &lt; 5 &amp; &lt;b&gt;gusts&lt;/b&gt;'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['Five &amp; six', 'Five &amp;amp; six'],
])('escapes markup in the title “%s”, since feed readers parse titles as HTML', (heading, title) => {
  const feed = createFeedFor([published('a', { heading, shortDesc: `<p>${title}</p>` })]);
  const [entry = ''] = getEntries(feed);
  expect(isWellFormed(feed)).toBe(true);
  expect(getElementText(entry, 'title')).toBe(title);
  expect(getElementText(entry, 'summary')).toBe(title);
});

test('a title with ]]> stays well-formed', () => {
  expect(isWellFormed(createFeedFor([published('a', { heading: 'a ]]> b' })]))).toBe(true);
});

test.each([
  ['title', { heading: 'A ]]> B ]]> <img src="x" onerror="alert(1)"/>' }],
  ['summary', { shortDesc: '<p>A ]]&gt; B ]]&gt; &lt;img src="x" onerror="alert(1)"/&gt;</p>' }],
])(']]> does not end the CDATA section of a %s', (tag, particulars) => {
  const feed = createFeedFor([published('a', particulars)]);
  expect(feed).not.toContain('<img');
  expect(getElementText(feed.slice(feed.indexOf('<entry>')), tag)).toBe(
    'A ]]&gt; B ]]&gt; &lt;img src="x" onerror="alert(1)"/&gt;',
  );
});

test('removes characters XML forbids, in ids and as numeric references', () => {
  const feed = createFeedFor([
    published('a\u0001\ud800', { heading: 'A', url: '/news/article/a', shortDesc: '<p>a&#1;b\ufffe</p>' }),
  ]);
  expect(isWellFormed(feed)).toBe(true);
  expect(getElementText(feed.slice(feed.indexOf('<entry>')), 'summary')).toBe('ab');
});

test('contains the twenty newest', () => {
  const entries = getEntries(createFeedFor(Array.from({ length: 30 }, (_, index) => published(`n${index}`))));
  expect(entries).toHaveLength(20);
  expect(getElementText(entries[19] ?? '', 'id')).toBe('urn:uuid:n19');
});

test('omits entries without URL or date', () => {
  const feed = createFeedFor([
    anArticle({ id: 'no-url', date: '2026-05-01' }),
    anArticle({ id: 'no-day', url: '/a' }),
  ]);
  expect(getEntries(feed)).toEqual([]);
  expect(isWellFormed(feed)).toBe(true);
});
