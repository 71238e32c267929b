import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
let parts: string[];
beforeAll(async () => {
  site = await demoSite();
  const pages = await Promise.all(
    ['/', '/contact/EST-FR-003'].map(async (path) => (await fetch(site.url + path)).text()),
  );
  const named = pages.join().match(/(?<=")\/(?:assets|images|tiles)\/[^" ]+|\/favicon\.svg/g) ?? [];
  // The address that scripts make those of tiles from is none.
  parts = [...new Set(named)].filter((path) => !path.includes('{'));
});
afterAll(() => expect(site.noise).toEqual([]));

const fetchHeaders = async (path: string): Promise<Headers> => {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  expect([path, response.status]).toEqual([path, 200]);
  return response.headers;
};

it('a page has subresources of every kind', () => {
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\.svg$/, /^\/images\/.*\.jpg$/, /^\/tiles\/.*\.svg$/]) {
    expect(parts.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(0);
  }
});

it('subresources: a policy that allows nothing, no page headers', async () => {
  for (const path of parts) {
    const headers = await fetchHeaders(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^public, max-age=/),
    });
    const length = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(length, path).toBeLessThan(700);
  }
});

it('304 of a subresource: the same', async () => {
  for (const path of parts) {
    // Not by fetch, which would ask that no cache be used.
    const accepted = { 'accept-encoding': 'br' };
    const first = await ask(site.url, path, { headers: accepted });
    const known = { ...accepted, 'if-none-match': first.headers.etag ?? '' };
    const { status, headers } = await ask(site.url, path, { headers: known });
    expect([path, status]).toEqual([path, 304]);
    expect(headers['content-security-policy'], path).not.toContain('script-src');
    expect(headers, path).not.toHaveProperty('permissions-policy');
  }
});

it('404 of a subresource: the headers of a document', async () => {
  for (const path of ['/assets/chunks/gone.js', '/images/hero/1.avif/x.jpg', '/tiles/v6/en/9/0/0.svg']) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('content-security-policy'), path).toContain('script-src');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});
