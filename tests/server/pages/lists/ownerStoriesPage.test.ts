import { expect, test } from 'vitest';
import { hubHero, listNode, startEditorialSite } from '../../services/content/editorialSite.ts';
import { answerAt, articlesOn, getBlockProps, pageAt } from '../pageAt.ts';

const FILTERS = ['product'];

const startSiteWith = (length: number) =>
  startEditorialSite({
    nodes: {
      page: [listNode('list', { en: ['Owner stories', '/owner-stories'] }, FILTERS)],
      owner_stories: Array.from({ length }, (_, index) => ({
        id: `s${index}`,
        in: { en: [`Story ${index}`, `/owner-stories/article/s${index}`] },
        attributes: { created: `2026-01-${31 - index}T09:00:00+00:00`, sticky: index === 3 },
        relationships: {
          field_product: { type: 'node--product', id: index % 2 === 0 ? 'model-a' : 'model-b' },
        },
      })),
    },
    others: [
      hubHero(FILTERS),
      { type: 'node--product', id: 'model-a', attributes: { title: 'Model A' } },
      { type: 'node--product', id: 'model-b', attributes: { title: 'Model B' } },
    ],
  });

test('start with an intro and the sticky story, large', async () => {
  await using site = await startSiteWith(9);
  const page = await pageAt(site.content, '/owner-stories');
  expect(page.blocks.map(({ type }) => type).slice(-3)).toEqual([
    'story-intro',
    'featured-item',
    'article-list',
  ]);
  expect(getBlockProps(page, 'featured-item')).toMatchObject({ article: { id: 's3' } });
  expect(articlesOn(page).list).toEqual(['s0', 's1', 's2', 's4', 's5', 's6', 's7', 's8']);
  expect(getBlockProps(page, 'article-list')).toMatchObject({ upright: true });
  expect(getBlockProps(page, 'article-list')).not.toHaveProperty('pagination');
});

test('are filtered by model, all of them as cards', async () => {
  await using site = await startSiteWith(9);
  const page = await pageAt(site.content, '/owner-stories?product=model-b&category=regattas');
  expect(getBlockProps(page, 'featured-item')).toBeUndefined();
  expect(articlesOn(page).list).toEqual(['s1', 's3', 's5', 's7']);
  expect(getBlockProps(page, 'story-intro')).toMatchObject({
    filterAction: '/owner-stories',
    filters: [{ name: 'product', value: 'model-b' }],
  });
  expect(page.seo.canonicalUrl).toBe('https://estran.example/owner-stories?product=model-b');
});

test('?page= beyond the last page redirects to the last', async () => {
  await using site = await startSiteWith(14);
  expect(await answerAt(site.content, '/owner-stories?page=99')).toMatchObject({
    status: 302,
    location: '/owner-stories?page=2',
  });
  const page = await pageAt(site.content, '/owner-stories?page=2');
  expect(articlesOn(page).list).toEqual(['s13']);
  expect(page.seo.canonicalUrl).toBe('https://estran.example/owner-stories?page=2');
});

test('request no category field: stories have none and the service would refuse', async () => {
  await using site = await startSiteWith(1);
  await pageAt(site.content, '/owner-stories');
  const asked = site.server.asked.filter((question) => question.includes('/node/owner_stories?'));
  expect(asked.some((question) => question.includes('include='))).toBe(true);
  expect(asked.filter((question) => question.includes('field_category'))).toEqual([]);
});

/** A media entity and its file, as they are included. */
const picture = (name: string) => [
  {
    type: 'media--image',
    id: name,
    attributes: {},
    relationships: {
      field_media_image: {
        data: { type: 'file--file', id: `file-${name}`, meta: { alt: name, width: 720, height: 882 } },
      },
    },
  },
  {
    type: 'file--file',
    id: `file-${name}`,
    attributes: { uri: { url: `/sites/default/files/${name}.png` } },
  },
];

const toPicture = (id: string) => ({ data: { type: 'media--image', id } });

const story = (id: string, portrait?: string) => ({
  type: 'node--owner_stories',
  id,
  attributes: {
    title: id,
    langcode: 'en',
    drupal_internal__nid: 7,
    path: { alias: `/owner-stories/article/${id}`, langcode: 'en' },
    sticky: false,
  },
  relationships: {
    field_hero_image: toPicture('chart'),
    ...(portrait && { field_portrait: toPicture(portrait) }),
  },
});

test('show who tells them, and the picture of the story where there is no portrait or it stands large', async () => {
  await using site = await startEditorialSite({
    nodes: { page: [listNode('list', { en: ['Owner stories', '/owner-stories'] }, [])] },
    others: [hubHero([])],
    special: (question) =>
      question.includes('/node/owner_stories?')
        ? {
            body: {
              data: [story('large', 'teller'), story('told', 'teller'), story('written')],
              included: [...picture('chart'), ...picture('teller')],
            },
          }
        : undefined,
  });
  const page = await pageAt(site.content, '/owner-stories');
  expect(getBlockProps(page, 'featured-item')?.article?.image?.url).toBe('/sites/default/files/chart.png');
  const shown = getBlockProps(page, 'article-list')?.articles.map(({ id, image }) => [id, image?.url]);
  expect(shown).toEqual([
    ['told', '/sites/default/files/teller.png'],
    ['written', '/sites/default/files/chart.png'],
  ]);
});
