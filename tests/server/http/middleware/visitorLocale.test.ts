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

describe('a visitor who comes to /', () => {
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
  ])('with a browser that asks for %s is led to %s', async (languages, home) => {
    expect(await leadsTo({ 'accept-language': languages })).toBe(home);
  });

  it('without a language to ask for, as search engines come, stays', async () => {
    expect(await leadsTo({})).toBe('/');
  });

  it('is led to the language chosen before, whatever domain and browser say', async () => {
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
  ])('is not led by a cookie that names no language of the site (%s)', async (cookie) => {
    expect(await leadsTo({ cookie, 'accept-language': 'de' })).toBe('/de');
  });

  it('is led to the language of the domain, whatever the browser says', async () => {
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.de' })).toBe('/de');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.de:8443' })).toBe('/de');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.com' })).toBe('/');
    expect(await leadsTo({ ...FRENCH, host: 'www.estran.org' })).toBe('/fr');
  });

  it('keeps the query', async () => {
    expect(await leadsTo(FRENCH, { path: '/?utm_source=a&b=?c' })).toBe('/fr?utm_source=a&b=?c');
  });

  it('is redirected with Cache-Control: no-store', async () => {
    const { status, headers } = await visit(FRENCH);
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
  });

  it('is told what the answer depends on, led or not', async () => {
    for (const headers of [FRENCH, {}, { accept: 'application/json' }]) {
      expect((await visit(headers)).headers.vary).toMatch(/Cookie, Accept-Language, Sec-Fetch-Site/);
    }
  });

  it('is led when only the head is asked for', async () => {
    expect(await leadsTo(FRENCH, { method: 'HEAD' })).toBe('/fr');
  });
});

describe('a visitor who is on the site already', () => {
  it('gets the English home, as clicked', async () => {
    expect(await leadsTo({ ...FRENCH, cookie: 'locale=fr', 'sec-fetch-site': 'same-origin' })).toBe('/');
  });

  it('is known by the address they come from where the browser does not say', async () => {
    const host = 'www.estran.fr:8080';
    expect(await leadsTo({ ...FRENCH, host, referer: `http://${host}/fr/gammes/escale` })).toBe('/');
    expect(await leadsTo({ ...FRENCH, host, referer: 'http://www.estran.fr/fr' })).toBe('/fr');
    expect(await leadsTo({ ...FRENCH, host, referer: 'https://search.example/?q=estran' })).toBe('/fr');
    expect(await leadsTo({ ...FRENCH, host, referer: 'no address' })).toBe('/fr');
  });

  it.each(['none', 'cross-site', 'same-site'])('is not one whose browser says %s', async (site) => {
    const host = 'www.estran.fr';
    expect(await leadsTo({ host, 'sec-fetch-site': site, referer: `https://${host}/` })).toBe('/fr');
  });
});

describe('what never changes language', () => {
  it.each(['/boats/estran-42', '/de', '/index.pageContext.json', '//', '/the-yard'])(
    'is %s',
    async (path) => {
      const { status, headers } = await visit({ ...FRENCH, cookie: 'locale=fr' }, { path });
      expect([status, headers.vary]).toEqual([200, undefined]);
    },
  );

  it('is / for who would rather have JSON', async () => {
    expect(await leadsTo({ ...FRENCH, accept: 'application/json' })).toBe('/');
  });
});
