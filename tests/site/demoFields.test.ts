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
  ['/events/an-estran-42-in-hall-4', 'Elbkontor Wiebrock'],
  ['/de/veranstaltungen/eine-estran-42-in-halle-4', 'Elbkontor Wiebrock'],
])('%s: the form offers exactly the dealers chosen by the editor', async (path, first) => {
  const { blocks } = await pageAt(path);
  const form = blocks.find((block) => block.type === 'lead-form');
  expect(form?.props).toMatchObject({
    form: {
      dealers: [
        { id: 'EST-DE-003', name: first },
        { id: 'EST-DE-001', name: 'Kontor Brodersen' },
        { id: 'EST-DE-002', name: 'Fehmarnsund Segel' },
      ],
    },
  });
  const options = [...(await (await fetch(site.url + path)).text()).matchAll(/<option value="(EST-[^"]+)"/g)];
  expect(options.map(([, id]) => id).filter((id) => id?.startsWith('EST-DE'))).toEqual([
    'EST-DE-003',
    'EST-DE-001',
    'EST-DE-002',
  ]);
});

it('an event has a panorama behind its picture', async () => {
  const { blocks } = await pageAt('/events/boards-down-off-port-kerlann');
  const description = blocks.find((block) => block.type === 'event-description');
  expect(description?.props).toMatchObject({
    iframeUrl: expect.stringMatching(/^\/images\/panorama\/.*\/regatta-360\.jpg$/),
  });
});

it.each([
  ['/', 'sailing catamaran, cruising catamaran'],
  ['/de', 'Segelkatamaran, Fahrtenkatamaran'],
])('%s: meta keywords', async (path, keywords) => {
  const html = await (await fetch(site.url + path, { headers: { 'sec-fetch-site': 'same-origin' } })).text();
  expect(html).toMatch(new RegExp(`<meta name="keywords" content="${keywords}`));
});

it.each([
  ['/the-yard', 'Season opening'],
  ['/de/sitemap', 'Saisonauftakt'],
])('the menu of %s has no hidden entries', async (path, hidden) => {
  const html = await (await fetch(site.url + path)).text();
  expect(html).not.toContain(hidden);
  expect(JSON.stringify((await pageAt(path)).lists)).not.toContain(hidden);
});

it.each([
  ['/ranges/escale', '/boats/estran-42'],
  ['/de/baureihen/escale', '/de/katamarane/estran-42'],
])('%s: ItemList with page and picture of each model, in order', async (path, first) => {
  const { seo } = await pageAt(path);
  const list = seo.structuredData.find((data) => data['@type'] === 'ItemList') as Record<string, unknown>;
  const [model] = list.itemListElement as Record<string, string>[];
  expect(model).toMatchObject({ position: 1, name: 'Estran 42' });
  expect(model?.url?.endsWith(first)).toBe(true);
  const picture = new URL(model?.image ?? '');
  const answer = await fetch(site.url + picture.pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('/api/geocode does not exist; /api/autocomplete returns names only', async () => {
  expect((await fetch(`${site.url}/api/geocode?text=France&locale=en`)).status).toBe(404);
  const names = await fetch(`${site.url}/api/autocomplete?text=fran&locale=en&kind=dealers`);
  expect(await names.json()).toContain('France');
});
