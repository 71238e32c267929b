import express from 'express';
import { expect, test } from 'vitest';
import { feedsRouter } from '../../../server/routes/feedsRouter.ts';
import { demoBrand } from '../../demoBrand.ts';
import { ask, listen } from '../loopback.ts';
import { anArticle } from '../pages/entities.ts';
import { isWellFormed } from '../pages/feeds/isWellFormed.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';

const article = (id: string, title: string) => ({
  id,
  in: { en: [title, `/news/article/${id}`], fr: [`${title} !`, `/actualites/article/${id}`] } as const,
});

const answerTo = async (path: string) => {
  await using site = await startEditorialSite({
    nodes: { news: [article('a', 'Wind <b>&</b> tide')], life_on_board: [article('b', 'Soup')] },
  });
  const app = express().use(
    feedsRouter({ content: site.content, brand: demoBrand, siteUrl: 'https://estran.example' }),
  );
  const { status, headers, body } = await ask((await listen(app)).origin, path);
  return { status, type: headers['content-type'], text: body.toString() };
};

test.each([
  ['/news/feed.xml', 'Estran: News', '/news/article/a'],
  ['/fr/actualites/feed.xml', 'Estran: Actualités', '/fr/actualites/article/a'],
  ['/life-on-board/feed.xml', 'Estran: Life on board', '/news/article/b'],
])('%s: the Atom feed of its list in its language', async (path, title, address) => {
  const { status, type, text } = await answerTo(path);
  expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(isWellFormed(text)).toBe(true);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(`href="https://estran.example${path}"`);
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain(`<link href="https://estran.example${address}"/>`);
});

test('empty list: a feed without entries', async () => {
  const { status, text } = await answerTo('/owner-stories/feed.xml');
  expect([status, isWellFormed(text), text.includes('<entry>')]).toEqual([200, true, false]);
});

test('markup in a title is escaped', async () => {
  const { text } = await answerTo('/news/feed.xml');
  expect(text).toContain('Wind &lt;b&gt;&amp;&lt;/b&gt; tide');
});

test.each([
  '/feed.xml',
  '/events/feed.xml',
  '/news/2/feed.xml',
  '/news/article/a/feed.xml',
  '/fr/news/feed.xml',
  '/en/news/feed.xml',
  '/news//feed.xml',
  '/%E0%A4%A/feed.xml',
])('%s: 404', async (path) => {
  expect((await answerTo(path)).status).toBe(404);
});

test('memoized for its list; another list makes another feed', async () => {
  await using site = await startEditorialSite({ nodes: {} });
  let articles = [anArticle({ id: 'one', url: '/news/article/one', date: '2026-05-01' })];
  const content = { ...site.content, articles: async () => articles };
  const app = express().use(feedsRouter({ content, brand: demoBrand, siteUrl: 'https://estran.example' }));
  const { origin } = await listen(app);
  const first = await ask(origin, '/news/feed.xml');
  // Nobody changes a list; what is made of it a second time would show it.
  articles.push(anArticle({ id: 'two', url: '/news/article/two', date: '2026-05-02' }));
  const second = await ask(origin, '/news/feed.xml');
  expect(second.body.toString()).toBe(first.body.toString());
  articles = [...articles];
  expect((await ask(origin, '/news/feed.xml')).body.toString()).toContain('/news/article/two');
});
