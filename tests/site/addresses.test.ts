import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import it_ from '../../locales/it.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };
import { demoBrand } from '../demoBrand.ts';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite({ LANDING_PATH: '/first-season' });
});
afterAll(() => site.kill());

const escapeHtml = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe('redirects', () => {
  it.each([
    ['/', 302, '/first-season'],
    ['/en', 301, '/'],
    ['/en/the-yard', 301, '/the-yard'],
    ['/pt-pt/o-estaleiro', 301, '/pt/o-estaleiro'],
    ['//evil.example/x', 301, '/evil.example/x'],
    ['/fr/bateaux/estran-42?model=x', 301, '/fr/catamarans/estran-42?model=x'],
    ['/fr/concessionnaire/port', 301, '/fr/concessionnaires/port'],
    ['/de/boats/estran-60', 301, '/de/katamarane/estran-60'],
    ['/de/catamarans/estran-60', 301, '/de/katamarane/estran-60'],
    ['/fr/sea-trial?model=estran-42', 301, '/fr/essai-en-mer?model=estran-42'],
    ['/it/compare?boats=estran-42', 301, '/it/confronta?boats=estran-42'],
    ['/de/dealers', 301, '/de/handler'],
    ['/pt/news', 301, '/pt/noticias'],
    ['/fr/Boats/estran-60', 301, '/fr/catamarans/estran-60'],
    ['/boats/estran-42-offer', 301, '/first-season'],
    ['/boats/estran-42-offer?from=mail', 301, '/first-season?from=mail'],
    ['/de/katamarane/estran-42-angebot', 301, '/de/erste-saison'],
    ['/pt/catamaras/estran-42-oferta', 301, '/pt/primeira-temporada'],
  ])('%s: %i to %s', async (path, status, location) => {
    const reply = await ask(site.url, path);
    expect({ status: reply.status, location: reply.headers.location }).toEqual({ status, location });
  });

  it('/ redirects to LANDING_PATH in any language', async () => {
    const reply = await ask(site.url, '/', { headers: { 'accept-language': 'fr', cookie: 'locale=de' } });
    expect(reply.headers.location).toBe('/first-season');
  });

  it('from another language’s address to the language’s own are in the log as requests of a page', async () => {
    await ask(site.url, '/es/sea-trial', { headers: { 'x-request-id': 'guessed-address-4711' } });
    await expect
      .poll(() =>
        site.log.find(({ requestId, event }) => requestId === 'guessed-address-4711' && event === 'request'),
      )
      .toMatchObject({ path: '/es/sea-trial', locale: 'es', status: 301 });
  });

  it('navigation data of a moved page contains its new URL', async () => {
    const reply = await ask(site.url, '/boats/estran-42-offer/index.pageContext.json');
    expect(reply.body.toString()).toContain('/first-season');
  });
});

describe('unknown URLs', () => {
  it.each([
    ['/no-such-page', 'en', en],
    ['/the-yard/', 'en', en],
    ['/boats/../../etc/passwd', 'en', en],
    ['/boats/%2e%2e/secret', 'en', en],
    ['/boats/a%00b', 'en', en],
    ['/boats/%E0%A4%A', 'en', en],
    ['/fr/rien', 'fr', fr],
    ['/fr/boats/estran-43', 'fr', fr],
    ['/fr/contact/nowhere/here', 'fr', fr],
    ['/pt/news/2', 'pt', pt],
    ['/de/contact/no-such-account', 'de', de],
    ['/katamarane/estran-42', 'en', en],
    ['/de/nichts/', 'de', de],
    ['/es/nada', 'es', es],
    ['/it/niente', 'it', it_],
    ['/pt/nada', 'pt', pt],
  ] as const)('%s: the 404 page in its language', async (path, locale, catalogue) => {
    const { status, body, headers } = await ask(site.url, path);
    const html = body.toString();
    expect(status).toBe(404);
    // The brand's own words.
    const own = demoBrand.messages?.[locale] ?? {};
    expect(html).toContain(escapeHtml(own['error.notFound.heading'] ?? 'missing'));
    expect(html).toContain(escapeHtml(own['error.notFound.text'] ?? 'missing'));
    expect(html).toContain(escapeHtml(catalogue['error.home']));
    expect(html).not.toMatch(/\bat .*\.(ts|js|mjs):\d+/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/boats/estran-43', 'estran 43'],
    ['/de/boote/%C3%84sche_46.html', 'Äsche 46 html'],
    ['/boats/%22%3E%3Cscript%3E', 'script'],
    ['/boats/%E0%A4%A', ''],
  ])('%s: the search has “%s”, boats and dealers are linked', async (path, search) => {
    const html = (await ask(site.url, path)).body.toString();
    expect(html).toContain(`value="${search}"`);
    expect(html).toMatch(/href="(?:\/de)?\/(?:boats|katamarane)\/estran-42"/);
    expect(html).not.toContain('error-page-search-mark');
  });

  it('Accept: application/json: 404 as JSON', async () => {
    const reply = await ask(site.url, '/no-such-page', { headers: { accept: 'application/json' } });
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body.toString())).toMatchObject({ kind: 'error', status: 404 });
  });

  it('log the cause', async () => {
    await ask(site.url, '/boats/a%00b');
    const reasons = site.log.filter(({ event }) => event === 'path-rejected').map(({ msg }) => msg);
    expect(reasons).toContainEqual(expect.stringMatching(/control-character/));
  });

  it('a path of 2 MB is logged, and the site goes on', async () => {
    // Node may close the connection before all of the path is sent; what counts is the log and that it goes on.
    await ask(site.url, `/${'a'.repeat(2_000_000)}`).catch(() => undefined);
    await expect
      .poll(() => site.log.find(({ event }) => event === 'request-refused'))
      .toMatchObject({ status: 431 });
    expect((await ask(site.url, '/healthz')).status).toBe(200);
  });
});

describe('unusual requests', () => {
  it.each([
    '/index%2EpageContext.json',
    '/x/%69ndex.pageContext.json',
    '/index.pageContext.json/index.pageContext.json',
    '/index.pageContext.json?_vike=1',
    '/index.pageContext.json?hasOwnProperty=1&a=1',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/__vite_ping',
    '/assets/%E0%A4',
    '/assets/..%2f..%2fserver%2fmain.ts',
    '/images/hero/640.avif/sites/default/files/..%2f..%2fetc%2fpasswd',
    '/films/sites/default/files/%2e%2e/secret.mp4',
  ])('no 5xx (%s)', async (path) => {
    expect((await ask(site.url, path)).status).toBeLessThan(500);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s: 405', async (method) => {
    const { status, headers } = await ask(site.url, '/the-yard', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('thousands of query parameters: 200', async () => {
    const query = 'a=1&'.repeat(3500);
    expect((await ask(site.url, `/the-yard/index.pageContext.json?${query}`)).status).toBe(200);
  });
});

describe('the request log', () => {
  it('has one line per page with id, route, locale, status, time and cache state', async () => {
    const id = 'support-case-4711';
    const reply = await ask(site.url, '/fr/catamarans/estran-42', { headers: { 'x-request-id': id } });
    expect(reply.headers['x-request-id']).toBe(id);
    await expect
      .poll(() => site.log.find(({ requestId, event }) => requestId === id && event === 'request'))
      .toMatchObject({
        route: 'fr-products-slug',
        locale: 'fr',
        status: 200,
        ms: expect.any(Number),
        renderMs: expect.any(Number),
        cache: expect.any(String),
      });
  });

  it('an invalid X-Request-Id is replaced', async () => {
    const reply = await ask(site.url, '/healthz', { headers: { 'x-request-id': 'a b\tc' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
