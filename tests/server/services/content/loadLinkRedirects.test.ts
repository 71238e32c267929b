import { expect, it } from 'vitest';
import { type Editorial, type EditorialNode, richText, startEditorialSite } from './editorialSite.ts';

const QUESTION = '/router/translate-path?path=/old-yard';
const special: Editorial['special'] = (question) =>
  question === QUESTION
    ? {
        type: 'application/json',
        body: {
          resolved: 'http://cms.example/x',
          redirect: [{ from: '/old-yard', to: '/the-yard', status: '301' }],
        },
      }
    : undefined;

const news = (id: string): EditorialNode => ({
  id,
  in: { en: [`Title of ${id}`, `/news/article/${id}`] },
  attributes: {
    field_short_description: richText('<p><a href="/old-yard#slip">yard</a> <a href="/nowhere">gone</a></p>'),
  },
});

it('links of a list point to their redirect targets; one request for each path', async () => {
  const nodes = {
    page: [{ id: 'yard', in: { en: ['The yard', '/the-yard'] } } satisfies EditorialNode],
    news: [news('one'), news('two')],
  };
  await using site = await startEditorialSite({ nodes, special });
  for (let times = 0; times < 3; times++) {
    const articles = await site.content.articles('en', 'news');
    expect(articles.map(({ shortDesc }) => shortDesc)).toEqual([
      '<p><a href="/the-yard#slip">yard</a> gone</p>',
      '<p><a href="/the-yard#slip">yard</a> gone</p>',
    ]);
  }
  const routed = site.server.asked.filter(
    (question) => question.startsWith('/router/') && !question.endsWith('path=/'),
  );
  expect(routed).toEqual([QUESTION, '/router/translate-path?path=/nowhere']);
  expect(site.events.map(({ event }) => event)).toContain('link-unresolved');
});
