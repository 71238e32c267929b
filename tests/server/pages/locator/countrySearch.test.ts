import express from 'express';
import { expect, it } from 'vitest';
import { createGeocoderLimit } from '../../../../server/http/middleware/geocoderLimit.ts';
import { requestId } from '../../../../server/http/middleware/requestId.ts';
import { pages } from '../../../../server/routes/pages.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import { KNOWS_SPAIN, servicesWith } from './locatorSite.ts';

const CONSENT = { gtmId: undefined, oneTrustId: undefined };

const replyTo = async (path: string) => {
  await using site = await startEditorialSite({ nodes: {} });
  const app = express()
    .use(requestId({ log: memoryLog().log }))
    .use(
      pages({
        servicesFor: () => servicesWith(site.content),
        budgetMs: 1000,
        geocoder: KNOWS_SPAIN,
        landing: undefined,
        consent: CONSENT,
        geocoderLimit: createGeocoderLimit(),
      }),
    );
  const { status, headers } = await ask((await listen(app)).origin, path, {
    headers: { accept: 'application/json' },
  });
  return { status, location: headers.location };
};

it.each([
  ['/dealers?q=Spain', '/dealers?country=es'],
  ['/dealers?q=Spain&page=3&utm_source=mail', '/dealers?country=es&utm_source=mail'],
  ['/fr/loueurs?q=Espagne', '/fr/loueurs?country=es'],
])('%s redirects to the country’s URL without the search', async (path, location) => {
  expect(await replyTo(path)).toEqual({ status: 302, location });
});

it.each([
  ['/dealers?dealer=gone', '/dealers'],
  ['/fr/loueurs?dealer=nice&page=2', '/fr/loueurs'],
])('%s, a country without dealers, redirects to the whole list', async (path, location) => {
  expect(await replyTo(path)).toEqual({ status: 302, location });
});

it.each([
  ['/dealers?country=zz', '/dealers'],
  ['/dealers?country=ES', '/dealers?country=es'],
  ['/dealers?country=es&page=99', '/dealers?country=es'],
  ['/dealers?page=1&utm_source=mail', '/dealers?utm_source=mail'],
])('%s redirects to the canonical %s', async (path, location) => {
  expect(await replyTo(path)).toEqual({ status: 302, location });
});

it.each(['/dealers?country=', '/dealers?q=Atlantis', '/dealers?country=es', '/dealers?country=es&q=Spain'])(
  '%s: 200, no redirect',
  async (path) => {
    expect(await replyTo(path)).toEqual({ status: 200, location: undefined });
  },
);

it('a redirect keeps unknown parameters', async () => {
  expect(await replyTo('/contact/unknown?utm_source=mail')).toEqual({
    status: 302,
    location: '/dealers?utm_source=mail',
  });
});
