import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { LOCALE_CODES, LOCALES } from '../../locales/locales.ts';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

const KEY = 'a-key-the-log-must-not-hold';
const FIXTURE = 'tests/fixtures/faulty-content';

let content: Awaited<ReturnType<typeof startContentService>>;
let site: Site;

beforeAll(async () => {
  content = await startContentService({
    contentDirectory: `${FIXTURE}/content`,
    mediaDirectory: 'demo/media',
    key: KEY,
    watch: false,
  });
  site = await runSite({ CONTENT_URL: content.url, CONTENT_KEY: KEY, ADMIN_PORT: '0' });
});
afterAll(async () => {
  await site.kill();
  await content.close();
});

const get = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, html: await response.text() };
};
const events = (event: string) => site.log.filter((line) => line.event === event);

describe('foreign content with faults', () => {
  it('renders the valid blocks, logs each dropped one with its reason', async () => {
    const { status, html } = await get('/faults');
    expect(status).toBe(200);
    expect(html).toContain('The one good quotation');
    expect(events('block-dropped').map(({ type, pointer }) => [type, pointer])).toEqual([
      ['secondary-hero', '/blocks/0/props'],
      ['anchors-menu', '/blocks/1/props/items'],
      ['quotation', '/blocks/2/props'],
      ['full-media', '/blocks/5/props'],
    ]);
    expect(events('block-dropped')[0]?.msg).toBe(
      'Block 1 (secondary-hero) of /faults was dropped: “heading” is missing',
    );
  });

  it('logs each fault once with node, title, language and edit link, counts it each time', async () => {
    const asked = await fetch(`${site.url}/faults`, { headers: { accept: 'application/json' } });
    expect(asked.status).toBe(200);
    for (const { prefix } of Object.values(LOCALES)) await get(`${prefix}/sitemap`);
    const lines = site.log.filter(({ level }) => level === 'warn');
    const faults = lines.filter(({ event }) => /^(block-dropped|link-unresolved)$/.test(String(event)));
    expect(faults.length).toBeGreaterThan(4);
    const keys = faults.map(({ event, msg, edit, blockId, id }) =>
      JSON.stringify([event, msg, edit, blockId, id]),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(events('block-dropped')[0]).toMatchObject({
      node: expect.any(Number),
      title: 'A page with faults',
      locale: 'en',
      edit: expect.stringMatching(new RegExp(`^${content.url}/node/\\d+/edit$`)),
    });
    // A menu entry without a French title is opened in the language it has.
    const menu = faults.find(({ msg }) => / leads nowhere in fr;/.test(String(msg)));
    expect(menu?.edit).toMatch(new RegExp(`^${content.url}/admin/structure/menu/item/\\d+/edit$`));
    const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text();
    const counted = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
    expect(counted('blocks_dropped_total')).toBe(8);
    expect(counted('content_faults_total{event="link-unresolved"}')).toBeGreaterThan(
      faults.filter(({ event }) => event === 'link-unresolved').length,
    );
    const requests = () => events('request').filter(({ path, faults: met }) => path === '/faults' && met);
    await expect.poll(() => requests().length).toBe(2);
  });

  it('the admin port says since when blocks are dropped, on its first page and under problems', async () => {
    const { origin } = new URL(site.adminUrl ?? '');
    const read = async (path: string) =>
      (await (await fetch(origin + path)).text()).replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
    expect(await read('/')).toMatch(
      /Blocks: left out since [-\d :]{16}, last [-\d :]{16} \(UTC\), for 4 reasons\./,
    );
    expect(await read('/problems?text=block-dropped')).toMatch(
      /Problems 4 warnings with “block-dropped” since .*, met 4 times: first [-\d :]{16}, last [-\d :]{16}\./,
    );
  });

  it('hero dropped: the title is the h1', async () => {
    const { html } = await get('/faults');
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('A page with faults');
  });

  it('rich text: no scripts, handlers, frames or javascript: URLs', async () => {
    const { html } = await get('/faults');
    expect(html).toContain('Text with a script inside');
    expect(html).not.toMatch(/alert\(|onerror|javascript:|<iframe|evil\.example/);
  });

  it('omits missing relationships, and logs them', async () => {
    const { html } = await get('/faults');
    // A no-break space: the short last word stays on the line of the one before it.
    expect(html).toContain('Tern\u00a040');
    expect(events('relationship-missing').length).toBeGreaterThan(0);
  });

  it('no English page at a German URL', async () => {
    expect((await get('/faults')).status).toBe(200);
    expect((await get('/de/faults')).status).toBe(404);
    const { html } = await get('/faults');
    expect(html).not.toContain('rel="alternate" hrefLang="de"');
  });

  it('home not translated: the English one with lang="en"', async () => {
    const { status, html } = await get('/de');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="de"');
    expect(html).toMatch(/data-blocks[^>]* lang="en"/);
    expect(html).toContain('noindex');
    expect(events('untranslated').length).toBeGreaterThan(0);
  });

  it('unpublished pages and translations: 404', async () => {
    expect((await get('/half-published')).status).toBe(200);
    expect((await get('/fr/a-moitie-publie')).status).toBe(404);
    expect((await get('/draft')).status).toBe(404);
  });

  it('redirects to another site', async () => {
    const reply = await ask(site.url, '/group-privacy');
    expect([reply.status, reply.headers.location]).toEqual([302, 'https://group.example.com/privacy']);
  });

  it('links point to pages of the language, through redirects, or are text', async () => {
    const links = (html: string) =>
      [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(?:<span>)?([^<]+)</g)].map(
        ([, href, words]) => `${words} ${href}`,
      );
    const english = (await get('/links')).html;
    expect(links(english)).toEqual(
      expect.arrayContaining(['renamed /links#text', 'other language /links?a=1', 'by number /faults']),
    );
    const french = (await get('/fr/liens')).html;
    expect(links(french)).toEqual(expect.arrayContaining(['renommée /fr/liens', 'autre langue /fr/liens']));
    expect(english).toMatch(/<a [^>]*href="\/links"[^>]*>.{0,60}Go/);
    expect(french).toMatch(/<a [^>]*href="\/fr\/liens"[^>]*>.{0,60}Aller/);
    for (const [html, words] of [
      [english, 'unpublished'],
      [french, 'sans traduction'],
      [french, 'nulle part'],
    ] as const) {
      expect(html).toContain(words);
      expect(links(html).filter((link) => link.startsWith(words))).toEqual([]);
    }
  });

  it('rich text keeps pictures, numbering, alignment and heading ids', async () => {
    const { html } = await get('/links');
    expect(html).toContain('<h2 data-align="center" id="text">Text</h2>');
    expect(html).toContain('<ol start="3">');
    const [, src = ''] =
      /<img src="([^"]*)" srcset="[^"]+ 1440w" [^>]*alt="A boat" width="1440"/.exec(html) ?? [];
    const picture = await fetch(site.url + src);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  });

  it('a block in another language has lang', async () => {
    expect((await get('/fr/liens')).html).toMatch(/data-block="quotation"[^>]* lang="en"/);
    expect((await get('/links')).html).not.toMatch(/data-block="quotation"[^>]* lang=/);
  });

  it('every locale root: 200', async () => {
    for (const locale of LOCALE_CODES) {
      expect((await get(LOCALES[locale].prefix || '/')).status).toBe(200);
    }
  });

  it('the key is in no page or log line', async () => {
    const { html } = await get('/faults');
    expect(html + JSON.stringify(site.log)).not.toContain(KEY);
  });
});

describe('content service down', () => {
  it('503 with Retry-After and a page in the URL’s language, without a stack', async () => {
    const lonely = await runSite({ CONTENT_URL: 'http://127.0.0.1:9', CONTENT_KEY: KEY });
    const response = await fetch(`${lonely.url}/fr/chantier`);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain(response.headers.get('x-request-id'));
    expect(html).not.toMatch(/ECONNREFUSED|at .*:\d+:\d+/);
    expect((await fetch(`${lonely.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${lonely.url}/healthz`)).status).toBe(200);
    expect(lonely.log.find(({ event }) => event === 'upstream-failed')).toMatchObject({ level: 'error' });
    await lonely.kill();
  });
});
