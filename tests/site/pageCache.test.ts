import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

const SECRET = 'correct-horse-battery-staple';
let site: Site;
beforeAll(async () => {
  site = await runSite({ CONTENT_HOOK_SECRET: SECRET, TRUST_PROXY: '1', CDN_TAG_HEADER: 'Surrogate-Key' });
});
afterAll(async () => {
  await site.kill();
  expect(site.noise).toEqual([]);
});

/** The line of a request in the log, which hits may write a moment later. */
const waitForLine = async (headers: Record<string, unknown>) => {
  const find = () =>
    site.log.find(({ event, requestId }) => event === 'request' && requestId === headers['x-request-id']);
  await expect.poll(find).toBeDefined();
  return find();
};

const purge = (body: object) =>
  fetch(`${site.url}/hooks/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });

describe('a page of the site', () => {
  it('rendered once, then from the cache with the same headers', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await ask(site.url, '/the-yard', { headers });
    const second = await ask(site.url, '/the-yard?utm_source=mail', { headers });
    expect(second.body).toEqual(first.body);
    const { date: _date, 'x-request-id': id, ...others } = second.headers;
    expect(first.headers).toMatchObject(others);
    expect(id).not.toBe(first.headers['x-request-id']);
    expect(await waitForLine(first.headers)).toMatchObject({ page: 'miss', route: 'en-slug' });
    expect(await waitForLine(second.headers)).toMatchObject({
      page: 'fresh',
      route: 'en-slug',
      path: '/the-yard',
    });
  });

  it('does not depend on Host and X-Forwarded headers', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-prefix': '/evil.example',
      forwarded: 'host=evil.example;proto=gopher',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '/evil.example',
    };
    for (const path of ['/brochure', '/brochure/index.pageContext.json', '/', '/newsletter?x=evil.example']) {
      for (const accept of ['text/html', 'application/json']) {
        const {
          status,
          body,
          headers: answered,
        } = await ask(site.url, path, { headers: { ...headers, accept } });
        expect(status).toBe(200);
        expect(`${body}${JSON.stringify(answered)}`).not.toMatch(/evil\.example|gopher|203\.0\.113/);
      }
    }
  });

  it('a purge of its tag renders it again, no other page', async () => {
    await ask(site.url, '/boats/estran-42');
    await ask(site.url, '/the-yard');
    const { headers } = await ask(site.url, '/boats/estran-42');
    const tag = `${headers['surrogate-key']}`.split(' ').find((one) => one.startsWith('node:'));
    expect((await purge({ tags: [tag] })).status).toBe(200);
    expect(await waitForLine((await ask(site.url, '/boats/estran-42')).headers)).toMatchObject({
      page: 'miss',
    });
    expect(await waitForLine((await ask(site.url, '/the-yard')).headers)).toMatchObject({ page: 'fresh' });
  });

  it('personal pages are not cached', async () => {
    for (const path of [
      '/dealers?q=nowhere-at-all',
      '/dealers?near=48.1,-4.2',
      '/brochure?sent=EST-2222-2222',
    ]) {
      await ask(site.url, path);
      const { headers, status } = await ask(site.url, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-cache']);
      expect(await waitForLine(headers)).toMatchObject({ page: 'bypass' });
    }
  });

  it('404 pages are not cached as pages', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { status, headers, body } = await ask(site.url, '/no-such-page');
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(`${body}`).toContain(headers['x-request-id']);
    }
  });

  it('redirects keep each request’s query', async () => {
    for (const query of ['a=1', 'b=2']) {
      const { status, headers } = await ask(site.url, `/en/the-yard?${query}`);
      expect([status, headers.location]).toEqual([301, `/the-yard?${query}`]);
    }
  });

  it('/ is English or redirects by language, cached or not', async () => {
    const visit = (language: string) => ask(site.url, '/', { headers: { 'accept-language': language } });
    for (let time = 0; time < 2; time++) {
      expect((await visit('en')).status).toBe(200);
      expect((await visit('fr')).headers.location).toBe('/fr');
    }
  });
});
