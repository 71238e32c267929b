import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite({
    BRAND_FILE: 'demo/brand.json,demo/brands/ternby/brand.json',
    ADMIN_PORT: '0',
    PAGE_CACHE_MEGABYTES: '64',
  });
});
afterAll(() => site.kill());

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** fetch() does not send another Host. */
const get = (
  host: string,
  path: string,
  accept = 'text/html',
  more: Record<string, string | undefined> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const headers = { host: `${host}:${port}`, accept, 'accept-language': 'en', ...more };
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

const TERNBY = 'ternby.localhost';
const title = ({ body }: Answer) => /<title>([^<]*)/.exec(body)?.[1];

describe('drafts of two brands', () => {
  it('are listed on one page; each preview opens on its brand’s site', async () => {
    const page = await (await fetch(`${site.adminUrl}/editors`)).text();
    expect([page.includes('Estran · English'), page.includes('Ternby · Deutsch')]).toEqual([true, true]);
    const draft = { brand: 'Ternby', locale: 'de', name: 'node/page/the-shed' };
    const query = new URLSearchParams(draft).toString();
    const { headers } = await fetch(`${site.adminUrl}/editors/preview?${query}`, { redirect: 'manual' });
    const { hostname, pathname, search } = new URL(headers.get('location') ?? '');
    const opened = await get(hostname, pathname + search);
    expect([opened.status, opened.headers.location]).toEqual([303, '/preview/de/der-schuppen']);
    const cookie = String(opened.headers['set-cookie']).split(';')[0];
    const { body } = await get(hostname, '/preview/de/der-schuppen', 'text/html', { cookie });
    expect(body).toContain('Sechs Leute, ein Kran, ein Ofen');
    expect(body).toContain('boat-poster is not shown');
    // Three of its four hours are translated.
    expect(body).toMatch(/"untranslatedItems":\{"[-\w]+":1\}/);
    expect((await get(hostname, '/de/der-schuppen')).body).not.toContain('ein Ofen');
  });
});

describe('two brands in one process', () => {
  it.each([
    ['localhost', /Estran/],
    ['unknown.example', /Estran/],
    [TERNBY, /Ternby/],
    ['WWW.Ternby.example', /Ternby/],
  ])('%s: its brand’s home, also from the cache', async (host, name) => {
    expect(title(await get(host, '/'))).toMatch(name);
    expect(title(await get(host, '/'))).toMatch(name);
  });

  it('a language the second brand lacks: no page, menu or sitemap', async () => {
    for (const path of ['/fr', '/fr/marques', '/sitemap-fr.xml', '/api/lists/countries/fr.json']) {
      expect([path, (await get(TERNBY, path)).status]).toEqual([path, 404]);
    }
    const { body } = await get(TERNBY, '/');
    const languages = [...body.matchAll(/<a [^>]*data-locale="([a-z]{2})"/g)].map(([, code]) => code);
    expect([...new Set(languages)].sort()).toEqual(['de', 'en']);
    const tags = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, tag]) => tag);
    expect(tags.sort()).toEqual(['de', 'en', 'x-default']);
    expect((await get(TERNBY, '/sitemap.xml')).body).not.toContain('-fr');
    expect((await get(TERNBY, '/sitemap-en.xml')).body).not.toMatch(/hreflang="fr"/);
  });

  it('every linked page of the second brand has one h1 and reciprocal translations', async () => {
    const queue = ['/', '/de'];
    const alternates = new Map<string, string[]>();
    for (const path of queue) {
      const answer = await get(TERNBY, path);
      const { status, body } = answer;
      expect([path, status, body.match(/<h1[\s>]/g)?.length]).toEqual([path, 200, 1]);
      expect(title(answer)).toMatch(/Ternby/);
      const find = (pattern: RegExp) =>
        [...body.matchAll(pattern)].map(([, url = '']) => new URL(url, site.url).pathname);
      alternates.set(path, find(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi));
      // Feeds and files are no pages.
      const links = find(/<a\s(?:[^>]*\s)?href="(\/[^"]*)"/g).filter((to) => !/\.\w+$/.test(to));
      queue.push(...new Set(links.filter((to) => !queue.includes(to))));
    }
    expect(queue.length).toBeGreaterThan(20);
    expect([...alternates.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(10);
    for (const [path, others] of alternates) {
      for (const other of others) {
        expect([path, other, alternates.get(other)]).toEqual([path, other, expect.arrayContaining([path])]);
      }
    }
  });

  it('renders the second brand’s own blocks', async () => {
    const { body } = await get(TERNBY, '/');
    expect(body).toContain('<h1 id="poster">Be back by dark. Or not.</h1>');
    expect(body).toContain('fill="#ff6a2b"');
    const german = await get(TERNBY, '/de/boote/ternby-7');
    expect(german.body).toContain('Die für den November');
    expect(title(german)).toMatch(/Ternby/);
  });

  it('serves the second brand’s styles, logo, font and icon; hashed ones immutable', async () => {
    const { body } = await get(TERNBY, '/');
    const files = [...new Set(body.match(/\/brand\/[\w-]+\/[\w.-]+/g))];
    expect(files.map((file) => file.split('/').at(-1)).sort()).toEqual([
      'bricolage-grotesque.woff2',
      'logo.svg',
      'styles.css',
    ]);
    for (const file of files) {
      const { status, headers } = await get(TERNBY, file, '*/*');
      expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
    }
    expect((await get(TERNBY, '/favicon.svg', '*/*')).body).toContain('Ternby');
    expect((await get('localhost', files[0] ?? '', '*/*')).status).toBe(404);
    expect((await get(TERNBY, '/brand/x/../../brand.json')).status).toBe(404);
  });

  it('messages of the second brand override the catalogue', async () => {
    expect((await get(TERNBY, '/')).body).toContain('A postcard from the jetty');
    expect((await get('localhost', '/')).body).toContain('News from the yard');
  });

  it('frame-src has the brand’s hosts only', async () => {
    const policy = async (host: string) => `${(await get(host, '/')).headers['content-security-policy']}`;
    expect(await policy(TERNBY)).not.toContain('my.matterport.com');
    expect(await policy('localhost')).toContain('my.matterport.com');
  });

  it('log lines and metrics name the brand', async () => {
    await get(TERNBY, '/the-shed');
    await expect
      .poll(() => site.log.find(({ path, event }) => event === 'request' && path === '/the-shed')?.brand)
      .toBe('Ternby');
    const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text();
    expect(metrics).toMatch(/http_requests_total\{brand="Ternby",route="home"/);
    expect(metrics).toMatch(/upstream_calls_total\{brand="Estran",service="content"/);
  });

  it('no warnings for the second brand’s content', () => {
    const isFault = ({ level, brand, event }: Record<string, unknown>) =>
      level === 'warn' && brand === 'Ternby' && event !== 'path-rejected';
    expect(site.log.filter(isFault)).toEqual([]);
  });
});
