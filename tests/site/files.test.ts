import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';
import { type Answer, FILES, type FilesContent, startFilesContent } from './startFilesContent.ts';

const NAME = '2026-11/Prix d’été – 100 % #2.pdf';
const PATH = `${FILES}2026-11/Prix%20d%E2%80%99%C3%A9t%C3%A9%20%E2%80%93%20100%20%25%20%232.pdf`;
const PDF = Buffer.alloc(2_410_000, '%PDF-1.7 ');

/** Puts links to files into the texts and buttons of every page. */
function linkFiles({ included }: Answer, origin: string): void {
  for (const { attributes } of included) {
    if ('field_text' in attributes) {
      const processed = `<p><a href="${PATH}">Relative</a> <a href="${origin}${PATH}">Absolute</a>
        <a href="${FILES}setup.exe">Program</a> <a href="${FILES}slow.zip">Slow</a></p>`;
      attributes.field_text = { value: '', format: 'rich_text', processed };
    }
    if (attributes.field_link) {
      attributes.field_link = { uri: `internal:${FILES}${NAME}`, title: 'Button', options: [] };
    }
  }
}

let folder: string;
let content: FilesContent;
let site: Site;
let paths: Map<Locale, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  content = await startFilesContent(linkFiles);
  content.files.set(NAME, (request, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/pdf',
      'Content-Length': PDF.length,
      ETag: '"prices-1"',
    });
    response.end(request.method === 'HEAD' ? undefined : PDF);
  });
  content.files.set('slow.zip', () => undefined);
  site = await runSite({ CONTENT_URL: content.url, CONTENT_KEY: content.key, CACHE_DIRECTORY: folder });
  const json = await fetch(`${site.url}/the-yard`, { headers: { accept: 'application/json' } });
  const { alternates } = await json.json();
  paths = new Map(alternates.map(({ locale, path }: { locale: Locale; path: string }) => [locale, path]));
});
afterAll(async () => {
  await site.kill();
  await content.close();
  await rm(folder, { recursive: true, force: true });
});

const SIZE: Record<Locale, string> = {
  en: '2.4 MB',
  fr: '2,4 Mo',
  de: '2,4 MB',
  es: '2,4 MB',
  it: '2,4 MB',
  pt: '2,4 MB',
};

describe('links to documents', () => {
  it.each(LOCALE_CODES)('point to the site, with type and size (%s)', async (locale) => {
    const html = (await (await fetch(site.url + paths.get(locale))).text()).replace(/[\u00a0\u202f]/g, ' ');
    const note = `(PDF, ${SIZE[locale]})`;
    expect(html).toContain(`<a href="${PATH}">Relative ${note}</a>`);
    expect(html).toContain(`<a href="${PATH}">Absolute ${note}</a>`);
    expect(html).toContain(`Button ${note}`);
    // Its size is never told; the page does not wait for it.
    expect(html).toContain(`<a href="${FILES}slow.zip">Slow (ZIP)</a>`);
    expect(html).not.toContain(content.url);
    expect(html).not.toContain('setup.exe');
  });

  it('request the size once for all pages', () => {
    expect(content.asked).toEqual([`HEAD ${PATH}`, `HEAD ${FILES}slow.zip`]);
  });
});

describe('a document URL', () => {
  it('whole, range and 304; downloaded once', async () => {
    const whole = await ask(site.url, PATH);
    expect([whole.status, whole.body.equals(PDF)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600, no-transform',
      'content-security-policy': "frame-ancestors 'none'",
    });
    const part = await ask(site.url, PATH, { headers: { Range: 'bytes=0-8' } });
    expect([part.status, part.body.toString()]).toEqual([206, '%PDF-1.7 ']);
    const same = await ask(site.url, PATH, { headers: { 'If-None-Match': '"prices-1"' } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    expect(content.asked.filter((call) => call.startsWith('GET'))).toEqual([`GET ${PATH}`]);
  });

  it('missing: the error page for browsers, plain text for others', async () => {
    const headers = { accept: 'text/html,*/*' };
    for (const name of ['gone.pdf', 'setup.exe', '../settings.php']) {
      const page = await ask(site.url, FILES + name, { headers });
      expect([name, page.status, page.headers['content-type']]).toEqual([
        name,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers['content-security-policy']).toContain('script-src');
      const text = await ask(site.url, FILES + name);
      expect([name, text.status, text.body.toString()]).toEqual([name, 404, 'Not found.\n']);
    }
  });
});
