import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY } from '../../demo/services/content/startFixture.ts';
import { serveFolder } from './serveFolder.ts';
import { startSmallServices } from './startSmallServices.ts';

const SITE_URL = 'https://www.example.com';
const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-export-'));
const out = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (directory: string, environment: Record<string, string>) => {
  const words = ['--site-url', SITE_URL, '--out', directory, '--tiles', '0'];
  const child = spawn(process.execPath, ['tools/export.ts', ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
      // On a busy machine a page can take longer to make than a visitor should wait.
      CONTENT_BUDGET_MS: '20000',
      CONTENT_TIMEOUT_MS: '20000',
      PICTURE_EFFORT: 'fast',
      ...environment,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'exit');
  return { code, text };
};

const htmlFiles = () => globSync('**/*.html', { cwd: out });
const read = (file: string) => readFileSync(join(out, file), 'utf8');
/** Addresses on the site that a document names, in whatever attribute that a browser follows. */
const namedIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|poster|srcset|imagesrcset|content)="([^"]*)"/gi)]
    .flatMap(([tag, value = '']) => (/srcset/i.test(tag) ? value.split(',') : [value]))
    .map((value) => value.trim().split(' ')[0]?.replaceAll('&amp;', '&') ?? '')
    .flatMap((value) => (value.startsWith('/') || value.startsWith(SITE_URL) ? value : []))
    .map((value) => new URL(value, SITE_URL))
    .filter(({ origin }) => origin === SITE_URL)
    .map(({ pathname }) => pathname);

describe('the export of a small site', () => {
  let report: { code: unknown; text: string };
  beforeAll(async () => {
    const services = await startSmallServices(folder);
    report = await run(`${out}/`, services.environment);
    await services.close();
  }, 300_000);

  it('exit code 0, with the number of pages and files', () => {
    expect(report.text).toMatch(/\d+ of \d+ pages, [\d.]+ a second, 0 errors/);
    expect([report.code, report.text]).toEqual([0, expect.stringContaining(`The site is in ${out}`)]);
  });

  it('a static host serves pages, data, feeds, sitemaps and contract', async () => {
    const host = await serveFolder(out);
    const visit = async (path: string) => {
      const answer = await fetch(host + path);
      return [answer.status, await answer.text()] as const;
    };
    expect(await visit('/news')).toEqual([200, expect.stringContaining('<h1')]);
    expect(await visit('/de')).toEqual([200, expect.stringContaining('<html lang="de"')]);
    expect(await visit('/news/index.pageContext.json')).toEqual([200, expect.stringContaining('/news')]);
    expect(await visit('/news/feed.xml')).toEqual([200, expect.stringContaining(`${SITE_URL}/news`)]);
    expect(await visit('/sitemap-fr.xml')).toEqual([200, expect.stringContaining(`${SITE_URL}/fr`)]);
    expect(await visit('/robots.txt')).toEqual([200, expect.stringContaining(`${SITE_URL}/sitemap.xml`)]);
    expect(await visit('/registry.json')).toEqual([200, expect.stringContaining('"text-media"')]);
    expect(await visit('/api/dealers/dealers/fr.json')).toEqual([200, expect.stringMatching(/^\[\[/)]);
    expect(await visit('/api/lists/countries/de.json')).toEqual([200, expect.stringContaining('Frankreich')]);
    expect(await visit('/api/lists/sailingAreas/fr.json')).toEqual([200, expect.stringContaining('areas')]);
    expect(await visit('/api/lists/dealers/pt.json')).toEqual([200, expect.stringMatching(/^\[\{"id"/)]);
  });

  it('has every page of its sitemaps', () => {
    const listed = globSync('sitemap-*.xml', { cwd: out }).flatMap((file) =>
      [...read(file).matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => new URL(address).pathname),
    );
    expect(listed.length).toBeGreaterThan(20);
    const pages = new Set(htmlFiles().map((file) => `/${file.replace(/\/?index\.html$/, '')}`));
    expect(listed.filter((path) => !pages.has(decodeURIComponent(path)))).toEqual([]);
  });

  it('has every file its pages name, except links broken on the server too', () => {
    const [, nowhere = ''] = /links lead nowhere: (.*)/.exec(report.text) ?? [];
    const broken = new Set(nowhere.split(', '));
    const files = new Set(globSync('**/*', { cwd: out }).map((file) => `/${file}`));
    const isThere = (path: string) => {
      const name = decodeURIComponent(path).replace(/\/$/, '');
      return files.has(name) || files.has(`${name}/index.html`);
    };
    const missing = htmlFiles().flatMap((page) =>
      namedIn(read(page)).flatMap((path) => (isThere(path) || broken.has(path) ? [] : `${page}: ${path}`)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no local host name', () => {
    const texts = globSync('**/*.{html,json,xml,txt,ics,css}', { cwd: out }).concat('_redirects', '_headers');
    const found = texts.filter((file) => /127\.0\.0\.1|localhost/.test(read(file)));
    expect(found).toEqual([]);
  });

  it('contains no secret', () => {
    const texts = globSync('**/*.{html,json,xml,txt,ics}', { cwd: out }).concat('_redirects', '_headers');
    expect(texts.filter((file) => read(file).includes(KEY))).toEqual([]);
  });

  it('text files have compressed copies', () => {
    for (const file of ['index.html', 'news/index.pageContext.json', 'sitemap.xml']) {
      const text = readFileSync(join(out, file));
      expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`)))).toEqual(text);
      expect(gunzipSync(readFileSync(join(out, `${file}.gz`)))).toEqual(text);
    }
  });

  it('has a 404 page per language, without a reference', () => {
    for (const [file, lang] of [
      ['404.html', 'en'],
      ['fr/404.html', 'fr'],
    ] as const) {
      expect(read(file)).toContain(`<html lang="${lang}"`);
      expect(read(file)).not.toContain('ErrorMessage_reference');
    }
  });

  it('_redirects and _headers for static hosts', () => {
    expect(read('_redirects')).toContain('/fr/bateaux/* /fr/catamarans/:splat 301\n');
    expect(read('_redirects')).toContain('/en/* /:splat 301\n');
    expect(read('_headers')).toMatch(/^\/\*\n {2}content-security-policy: default-src 'self'/);
    expect(read('_headers')).not.toContain('report-uri');
  });
});

it('failure: lists it and keeps the last export', {
  timeout: 60_000,
}, async () => {
  const before = read('index.html');
  const { code, text } = await run(out, { CONTENT_URL: 'http://127.0.0.1:9' });
  expect(code).toBe(1);
  expect(text).toContain('✗ /fr: /fr answers 503');
  expect(text).toContain(`what was written is in ${out}.unfinished`);
  expect(read('index.html')).toBe(before);
});

it('never replaces a folder that is not an export', { timeout: 60_000 }, async () => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'thesis.txt'), 'the only copy');
  // As other sites have it for their host.
  writeFileSync(join(other, '_redirects'), '/a /b 301');
  const { code, text } = await run(other, {});
  expect([code, text]).toEqual([2, expect.stringContaining('holds something that is no export')]);
  expect(readFileSync(join(other, 'thesis.txt'), 'utf8')).toBe('the only copy');
});
