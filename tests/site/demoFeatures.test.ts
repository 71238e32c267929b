import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '../../schemas/page.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

// A page JSON of our own, which has passed the schema.
const pageAt = async (path: string): Promise<Page> =>
  (await (await fetch(site.url + path, { headers: { accept: 'application/json' } })).json()) as Page;

it.each([
  ['/privacy-policy', 'en', '/privacy'],
  ['/fr/politique-de-confidentialite', 'fr', '/fr/confidentialite'],
  ['/de/datenschutzerklaerung', 'de', '/de/datenschutz'],
  ['/es/politica-de-privacidad', 'es', '/es/privacidad'],
  ['/it/informativa-privacy', 'it', '/it/privacy'],
  ['/pt/politica-de-privacidade', 'pt', '/pt/privacidade'],
])('%s: 301 to the group’s privacy policy', async (path, locale, own) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`https://group.estran.example/${locale}/privacy`);
  expect((await fetch(site.url + own)).status).toBe(200);
});

it.each([
  ['/', 'Home'],
  ['/de', 'Startseite'],
])('%s: a breadcrumb record with home only, no visible breadcrumb', async (path, label) => {
  const { breadcrumb, seo } = await pageAt(path);
  expect(breadcrumb).toEqual({ items: [{ label, url: path }] });
  const record = seo.structuredData.find((data) => data['@type'] === 'BreadcrumbList');
  expect(record).toMatchObject({ itemListElement: [{ position: 1, name: label }] });
  expect(await (await fetch(site.url + path)).text()).not.toMatch(/<nav[^>]*aria-label="(Breadcrumb|Brot)/);
});

it.each([
  ['/boats/estran-52', '/compare', 'Compare the six boats', '/buying-guide'],
  ['/de/katamarane/estran-52', '/de/vergleichen', 'Die sechs Boote vergleichen', '/de/kaufberatung'],
])('versions of %s: from the menu versions-cms-block, without itself', async (path, url, label, guide) => {
  const versions = (await pageAt(path)).blocks.find((block) => block.type === 'versions');
  expect(versions?.props).toMatchObject({ links: [{ url, label }, { url: guide }] });
  expect(await (await fetch(site.url + path)).text()).toContain(`href="${url}"`);
});

it.each(['/events/ask-the-naval-architect', '/de/veranstaltungen/fragen-sie-die-konstrukteurin'])(
  'the event %s has no video: its picture is only in the hero',
  async (path) => {
    const { blocks } = await pageAt(path);
    const [hero, description] = ['event-hero', 'event-description'].map((type) =>
      blocks.find((block) => block.type === type),
    );
    expect(hero?.props).toMatchObject({ image: { url: expect.stringMatching(/^\/sites\//) } });
    expect(description?.props).not.toHaveProperty('image');
    expect(description?.props).not.toHaveProperty('videoUrl');
  },
);

it.each([
  ['/the-yard', { special: true, category: 'Environment' }],
  ['/de/die-werft', { special: true, category: 'Umwelt' }],
  ['/first-season', { product: 'Estran 42' }],
])('text-media on %s: %o', async (path, shown) => {
  const { blocks } = await pageAt(path);
  expect(blocks.filter(({ type }) => type === 'text-media').map(({ props }) => props)).toContainEqual(
    expect.objectContaining(shown),
  );
  const html = await (await fetch(site.url + path)).text();
  for (const value of Object.values(shown)) {
    expect(html).toContain(value === true ? 'data-special="true"' : `class="eyebrow">${value}<`);
  }
});

it('only home has the promotion, in its language', async () => {
  const html = async (path: string) => (await fetch(site.url + path)).text();
  expect(await html('/de')).toMatch(
    /data-block="promotion".*Die erste Saison ist inbegriffen.*href="\/de\/erste-saison"/s,
  );
  expect(await html('/de/neuigkeiten')).not.toContain('data-block="promotion"');
});
