import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.noise).toEqual([]);
});

const styleSources = (response: Response): string =>
  /style-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
const hashOfStyles = (html: string): string => {
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return `'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
};

describe('styles inside the document', () => {
  it.each(['/boats/estran-42', '/no-such-page', '/search?q=tide'])(
    'GET %s twice: the policy allows those of this page, and no others',
    async (path) => {
      for (const _time of ['built', 'cached']) {
        const response = await fetch(site.url + path);
        expect(styleSources(response)).toBe(hashOfStyles(await response.text()));
      }
    },
  );

  it('posted form with missing fields: the page of the answer as well', async () => {
    const response = await fetch(`${site.url}/brochure`, {
      method: 'POST',
      body: new URLSearchParams({ 'form-type': 'BROCHURE' }),
    });
    const html = await response.text();
    expect(html).toContain('<style>');
    expect(styleSources(response)).toBe(hashOfStyles(html));
  });

  it('304: no policy, or the one of the page, which would replace it', async () => {
    const first = await fetch(`${site.url}/the-yard`);
    const expected = hashOfStyles(await first.text());
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/the-yard`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(['', expected]).toContain(styleSources(again));
  });

  it('data of a page for the browser: no styles', async () => {
    const response = await fetch(`${site.url}/the-yard`, { headers: { accept: 'application/json' } });
    expect(styleSources(response)).toBe("'self'");
  });
});

describe('a consent manager that writes styles', () => {
  it("'unsafe-inline' stands alone: beside a hash browsers would ignore it", async () => {
    const other = await runSite({ ONETRUST_ID: '01234567-89ab-cdef-0123-456789abcdef' });
    expect(styleSources(await fetch(`${other.url}/the-yard`))).toBe("'self' 'unsafe-inline'");
    await other.stop();
  });
});
