import express from 'express';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../server/config/parseConfig.ts';
import { visitorLocale } from '../../../../server/http/middleware/visitorLocale.ts';
import { ask, listen } from '../../loopback.ts';

const CONFIG = parseConfig({ LOCALE_DOMAINS: 'www.estran.fr=fr,www.estran.de=de,www.estran.com=en' });
const FRENCH = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' };

async function visit(headers: Record<string, string>, { path = '/', method = 'GET' } = {}) {
  const app = express();
  app.use(visitorLocale(CONFIG));
  app.use((_request, response) => void response.send('the page'));
  const { origin } = await listen(app);
  return ask(origin, path, { method, headers });
}

/** Where a visitor with these headers ends up: a redirect's target, or the address itself. */
const leadsTo = async (headers: Record<string, string>, options?: { path?: string; method?: string }) => {
  const { status, headers: answered } = await visit(headers, options);
  expect([200, 302]).toContain(status);
  return status === 302 ? answered.location : (options?.path ?? '/');
};

describe('a request for / from outside', () => {
  it.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', '/fr'],
    ['de', '/de'],
    ['pt-BR,pt;q=0.9', '/pt'],
    ['nl,it;q=0.5', '/it'],
    ['en-US,en;q=0.9,fr;q=0.8', '/'],
    ['fr;q=0,es', '/es'],
    ['nl', '/'],
    ['*', '/'],
    [';;q=,', '/'],
  ])('Accept-Language %s: %s', async (languages, home) => {
    expect(await leadsTo({ 'accept-language': languages })).toBe(home);
  });

  it('no Accept-Language (search engines): stays at /', async () => {
    expect(await leadsTo({})).toBe('/');
  });

  it('the locale cookie wins over domain and Accept-Language', async () => {
    const headers = { ...FRENCH, host: 'www.estran.de' };
    expect(await leadsTo({ ...headers, cookie: 'a=b; locale=it; c=d' })).toBe('/it');
    expect(await leadsTo({ ...headers, cookie: 'locale=en' })).toBe('/');
  });

  it.each([
    'locale=nl',
    'locale=',
    'locale',
    'locale=FR',
    'locale=//evil.example',
    'my-locale=it',
    'locale=pt-pt',
  ])('ignores a cookie without a valid locale (%s)', async (cookie) => {
    expect(await leadsTo({ cookie, 'accept-language': 'de' })).toBe('/de');
  });

  it('the domain’s language wins over Accept-Language', async () => {
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.de' })).toBe('/de');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.de:8443' })).toBe('/de');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.com' })).toBe('/');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.org' })).toBe('/fr');
  });

  it('keeps the query', async () => {
    expect(await leadsTo(FRENCH, { path: '/?utm_source=a&b=?c' })).toBe('/fr?utm_source=a&b=?c');
  });

  it('302 with Cache-Control: no-store', async () => {
    const { status, headers } = await visit(FRENCH);
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
  });

  it('Vary names Cookie, Accept-Language and Sec-Fetch-Site, redirected or not', async () => {
    for (const headers of [FRENCH, {}, { accept: 'application/json' }]) {
      expect((await visit(headers)).headers.vary).toMatch(/Cookie, Accept-Language, Sec-Fetch-Site/);
    }
  });

  it('HEAD is redirected too', async () => {
    expect(await leadsTo(FRENCH, { method: 'HEAD' })).toBe('/fr');
  });
});

describe('a request for / from a page of the site', () => {
  it('stays at /', async () => {
    expect(await leadsTo({ ...FRENCH, cookie: 'locale=fr', 'sec-fetch-site': 'same-origin' })).toBe('/');
  });

  it('without Sec-Fetch-Site the Referer decides', async () => {
    const host = 'www.estran.fr:8080';
    expect(await leadsTo({ ...FRENCH, host, referer: `http://${host}/fr/gammes/escale` })).toBe('/');
    expect(await leadsTo({ ...FRENCH, host, referer: 'http://www.estran.fr/fr' })).toBe('/fr');
    expect(await leadsTo({ ...FRENCH, host, referer: 'https://search.example/?q=estran' })).toBe('/fr');
    expect(await leadsTo({ ...FRENCH, host, referer: 'no address' })).toBe('/fr');
  });

  it.each(['none', 'cross-site', 'same-site'])('Sec-Fetch-Site %s counts as from outside', async (site) => {
    const host = 'www.estran.fr';
    expect(await leadsTo({ host, 'sec-fetch-site': site, referer: `https://${host}/` })).toBe('/fr');
  });
});

describe('never redirected by language', () => {
  it.each(['/boats/estran-42', '/de', '/index.pageContext.json', '//', '/the-yard'])('%s', async (path) => {
    const { status, headers } = await visit({ ...FRENCH, cookie: 'locale=fr' }, { path });
    expect([status, headers.vary]).toEqual([200, undefined]);
  });

  it('/ with Accept: application/json', async () => {
    expect(await leadsTo({ ...FRENCH, accept: 'application/json' })).toBe('/');
  });
});
