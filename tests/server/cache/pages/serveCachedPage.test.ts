import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from '../../../../server/cache/pages/createPageCache.ts';
import { createNegotiation } from '../../../../server/cache/pages/negotiate.ts';
import { createPageHeaders, type TagHeader } from '../../../../server/cache/pages/negotiatePage.ts';
import { serveCachedPage } from '../../../../server/cache/pages/serveCachedPage.ts';
import { createRootLocale } from '../../../../server/pages/rootLocale.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';
import { made, target } from './pageTargets.ts';

/** A server that has `/`, `/a` and `/a?model=x` in memory; everything else gets a 404 from what stands behind. */
async function setUp({ tagHeader }: { tagHeader?: TagHeader } = {}) {
  const memory = memoryLog();
  const cache = createPageCache({
    make: async ({ path, query, as }) =>
      made(path, { body: `${as} ${path} ${query}`.repeat(50), tags: ['menus', 'node_list'] }),
    maxBytes: 10_000_000,
    log: memory.log,
    budgetMs: 1000,
  });
  for (const path of ['/', '/a', '/dealers']) {
    for (const as of ['html', 'json', 'data'] as const) await cache.fetch(target(path, '', as));
  }
  await cache.fetch(target('/a', 'model=x'));
  const negotiation = createNegotiation();
  const rootLocale = createRootLocale(
    { localeDomains: new Map(), trustProxy: 0, brand: demoBrand },
    negotiation,
  );
  const behind: RequestListener = (_request, response) => void response.writeHead(404).end('behind');
  const { origin } = await listen(
    serveCachedPage(
      {
        pages: cache,
        negotiation,
        log: memory.log,
        brand: 'Estran',
        getPageHeaders: createPageHeaders(tagHeader),
        constant: ['X-Frame-Options', 'DENY'],
        getVisitorKey: () => 'visitor',
        staysAtRoot: (request) => rootLocale(request) === 'en',
      },
      behind,
    ),
  );
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(origin, path, { method, headers });
  return { get, memory };
}

describe('a cached page', () => {
  it('is sent in the accepted encoding, each with its own ETag', async () => {
    const { get } = await setUp();
    const plain = await get('/a');
    const br = await get('/a', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/a', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe('Accept, Accept-Encoding');
  });

  it('If-None-Match: 304 without a body, also for a weak ETag', async () => {
    const { get } = await setUp();
    const { etag = '' } = (await get('/a')).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await get('/a', { 'if-none-match': known });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
      expect(headers).toMatchObject({ etag, vary: 'Accept, Accept-Encoding' });
      expect(headers['cache-control']).toMatch(/s-maxage=60/);
    }
    expect((await get('/a', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('HEAD: the headers of GET without body', async () => {
    const { get } = await setUp();
    const { body } = await get('/a');
    const head = await get('/a', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      `${body.length}`,
      0,
    ]);
  });

  it('HTML, JSON or navigation data by the request', async () => {
    const { get } = await setUp();
    expect(`${(await get('/a')).body}`).toMatch(/^html/);
    expect(`${(await get('/a', { accept: 'application/json' })).body}`).toMatch(/^json/);
    expect(`${(await get('/a', { accept: 'text/html,*/*;q=0.8' })).body}`).toMatch(/^html/);
    expect(`${(await get('/a/index.pageContext.json')).body}`).toMatch(/^data/);
    expect(`${(await get('/index.pageContext.json')).body}`).toMatch(/^data \/ /);
  });

  it('unknown query parameters do not change it', async () => {
    const { get } = await setUp();
    const { headers } = await get('/a');
    for (const query of ['?', '?utm_source=mail', '?gclid=1&fbclid=2', '?q=brest']) {
      expect([query, (await get(`/a${query}`)).headers.etag]).toEqual([query, headers.etag]);
    }
    expect(`${(await get('/a?utm_source=mail&model=x')).body}`).toMatch(/^html \/a model=x/);
  });

  it('has the request id and the common headers', async () => {
    const { get } = await setUp();
    const { headers } = await get('/a', { 'x-request-id': 'from-the-proxy-in-front' });
    expect(headers).toMatchObject({
      'x-request-id': 'from-the-proxy-in-front',
      'x-frame-options': 'DENY',
    });
    expect((await get('/a', { 'x-request-id': 'a"b' })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('has its cache tags only in the header that the CDN reads', async () => {
    const { get } = await setUp();
    expect(JSON.stringify((await get('/a')).headers)).not.toContain('menus');
    const askWith = async (tagHeader: TagHeader) => {
      const { get: getThere } = await setUp({ tagHeader });
      return (await getThere('/a')).headers[tagHeader.toLowerCase()];
    };
    expect(await askWith('Surrogate-Key')).toBe('menus node_list');
    expect(await askWith('Cache-Tag')).toBe('menus,node_list');
    expect(await askWith('Edge-Cache-Tag')).toBe('menus,node_list');
  });

  it('writes one access line per request', async () => {
    const { get, memory } = await setUp();
    const before = memory.lines().length;
    await get('/a', { 'x-request-id': 'request-number-one' });
    await get('/a?model=x', { 'x-request-id': 'request-number-two' }, 'HEAD');
    await vi.waitFor(() => expect(memory.lines()).toHaveLength(before + 2));
    const text = memory.lines().slice(before);
    // By this order the inspector tells them from the lines of other requests (createLogRing).
    expect(JSON.stringify(text[0])).toContain('"cache":"none","requestId":"');
    expect(text[0]).toMatchObject({
      level: 'info',
      requestId: 'request-number-one',
      event: 'request',
      method: 'GET',
      path: '/a',
      route: 'en-slug',
      status: 200,
      page: 'fresh',
      msg: expect.stringMatching(/^GET \/a was answered with 200 in /),
    });
    expect(text[1]).toMatchObject({ requestId: 'request-number-two', method: 'HEAD', bytes: 0 });
  });
});

it.each([
  ['authorization', 'Basic eDp5'],
  ['cookie', 'session=1'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['range', 'bytes=0-1'],
  ['x-forwarded-host', 'evil.example'],
])('a cached page is sent with any value of the header %s', async (name, value) => {
  const { get } = await setUp();
  const { status, body } = await get('/a', { [name]: value });
  expect([status, `${body}`]).toEqual([200, `${(await get('/a')).body}`]);
});

describe('passed on', () => {
  it.each([
    ['a page that is not there', '/b', {}, 'GET'],
    ['another method', '/a', {}, 'POST'],
    ['a search', '/dealers?q=brest', {}, 'GET'],
    ['a place', '/dealers?near=48.1,-4.2', {}, 'GET'],
    ['the answer of a form', '/a?sent=EST-AAAA-BBBB', {}, 'GET'],
    ['a query without end', `/a?model=${'x'.repeat(300)}`, {}, 'GET'],
    ['an address that is none', '/a%2Fb?x=1', {}, 'GET'],
    ['the server itself', '*', {}, 'OPTIONS'],
  ])('%s', async (_what, path, headers, method) => {
    const { get } = await setUp();
    expect(`${(await get(path, headers, method)).body}`).toBe('behind');
  });

  it.each([
    ['a visitor who reads French', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' }],
    ['a visitor who chose German', { cookie: 'a=b; locale=de' }],
    [
      'a French visitor who comes over http from elsewhere',
      { referer: 'http://elsewhere.example/fr', 'accept-language': 'fr' },
    ],
  ])('/ with %s', async (_who, headers) => {
    const { get } = await setUp();
    expect(`${(await get('/', headers)).body}`).toBe('behind');
  });

  it.each([
    ['reads English', { 'accept-language': 'en-US,en;q=0.9' }],
    ['says nothing', {}],
    ['clicked on English', { 'accept-language': 'fr', 'sec-fetch-site': 'same-origin' }],
    ['chose English', { 'accept-language': 'fr', cookie: 'locale=en' }],
    ['wants the page JSON', { 'accept-language': 'fr', accept: 'application/json' }],
  ])('/ for a client that %s: the cached page, Cache-Control: private', async (_who, headers) => {
    const { get } = await setUp();
    const reply = await get('/', headers);
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(reply.headers.vary).toContain('Accept-Language');
  });
});
