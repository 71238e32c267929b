import express from 'express';
import { expect, it } from 'vitest';
import { createGeocoderLimit } from '../../../../server/http/middleware/geocoderLimit.ts';
import { requestId } from '../../../../server/http/middleware/requestId.ts';
import { pages } from '../../../../server/routes/pages.ts';
import { suggestionsRouter } from '../../../../server/routes/suggestionsRouter.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';
import { listing, servicesWith } from '../../pages/locator/locatorSite.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';

/** The site as far as it asks the geocoder, and what it asked. */
async function start() {
  const site = await startEditorialSite({ nodes: {} });
  const asked: string[] = [];
  const geocoder = {
    search: async (text: string) => void asked.push(text),
    locate: async (text: string) => {
      asked.push(text);
      return [];
    },
    suggest: async (text: string) => {
      asked.push(text);
      return [];
    },
  };
  const geocoderLimit = createGeocoderLimit();
  const app = express();
  app.set('trust proxy', 1);
  app.use(requestId({ log: memoryLog().log }));
  app.use(suggestionsRouter({ geocoder, geocoderLimit, dealers: listing([]) }));
  app.use(
    pages({
      servicesFor: () => servicesWith(site.content),
      budgetMs: 1000,
      geocoder,
      landing: undefined,
      consent: { gtmId: undefined, oneTrustId: undefined },
      geocoderLimit,
    }),
  );
  const { origin } = await listen(app);
  const get = async (path: string, visitor = '192.0.2.1') => {
    const headers = { accept: 'application/json', 'x-forwarded-for': visitor };
    const { status, headers: answered, body } = await ask(origin, path, { headers });
    return { status, headers: answered, json: JSON.parse(body.toString()) };
  };
  const getMessage = ({ json }: Awaited<ReturnType<typeof get>>) => json.blocks[0].props.message;
  return { get, asked, getMessage, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

it('counts geocoder requests of pages and scripts together, per address', async () => {
  await using site = await start();
  const { get, asked, getMessage } = site;
  const getAddress = (index: number) =>
    ['/dealers?q=Atlantis', '/charters?q=Thule', '/api/autocomplete?text=x&locale=en'][index % 3] ?? '';
  for (let index = 0; index < 60; index++) await get(getAddress(index));
  expect(asked).toHaveLength(60);

  const page = await get('/dealers?q=Atlantis');
  expect(page.status).toBe(200);
  expect(getMessage(page)).toMatch(/^The search is not answering/);
  expect(page.json.blocks[0].props.results).toHaveLength(5);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(60);

  const script = await get('/api/autocomplete?text=x&locale=en');
  expect([script.status, script.json]).toEqual([429, { message: expect.any(String) }]);
  expect(asked).toHaveLength(60);

  // Somebody else is asked for all the same.
  expect(getMessage(await get('/dealers?q=Atlantis', '192.0.2.2'))).toMatch(/^We could not find/);
});

it('does not count requests that need no geocoder', async () => {
  await using site = await start();
  const { get, asked, getMessage } = site;
  for (const path of ['/dealers', '/dealers?country=fr', '/dealers?country=no', '/dealers?near=43,7'])
    for (let index = 0; index < 16; index++) expect((await get(path)).status).toBe(200);
  expect(asked).toEqual([]);
  expect(getMessage(await get('/dealers?q=Atlantis'))).toMatch(/^We could not find/);
});

it('beyond the limit: known towns and dealer names are still found', async () => {
  await using site = await start();
  const { get } = site;
  for (let index = 0; index < 61; index++) await get('/api/autocomplete?text=x&locale=en');
  const { json } = await get('/dealers?q=La+Rochelle');
  expect(json.blocks[0].props).toHaveProperty('results.0.id', 'rochelle');
  expect(json.blocks[0].props).not.toHaveProperty('message');
});
