import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

const DRAFTED = 'leaves us alone at lunch';
const NEVER_PUBLISHED = 'A forty-four on the slip';
const SECRET = 'a-secret-for-hooks-of-the-cms';

let site: Site;
beforeAll(async () => {
  site = await runSite({ ADMIN_PORT: '0', CONTENT_HOOK_SECRET: SECRET });
});
afterAll(() => site.kill());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: given, body } = await ask(site.url, path, { headers });
  return { status, headers: given, html: body.toString() };
};
const admin = (path: string, init: RequestInit = {}) =>
  fetch(`${site.adminUrl}${path}`, { redirect: 'manual', ...init });
const save = (fields: Record<string, string>) =>
  admin('/editors', { method: 'POST', body: new URLSearchParams({ brand: 'Estran', ...fields }) });

/** The address of a preview, as the CMS makes it for one moment. */
const previewUrl = async (locale: string, name: string): Promise<URL> => {
  const { headers } = await admin(
    `/editors/preview?${new URLSearchParams({ brand: 'Estran', locale, name })}`,
  );
  return new URL(headers.get('location') ?? '');
};
const open = async (locale: string, name: string) => {
  const { pathname, search } = await previewUrl(locale, name);
  const { status, headers } = await get(pathname + search);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  return { status, path: String(headers.location), cookie: cookie.split(';')[0] ?? '', attributes: cookie };
};

const YARD = 'node/page/the-yard';
const PUBLIC = [
  '/the-yard',
  '/the-yard/index.pageContext.json',
  '/de/die-werft',
  '/news',
  '/news/feed.xml',
  '/sitemap-en.xml',
  '/sitemap',
  '/registry.json',
];

describe('a preview', () => {
  it('opens for who has the address, for thirty minutes, in a cookie that no script reads', async () => {
    const { status, path, attributes } = await open('en', YARD);
    expect([status, path]).toEqual([303, '/preview/en/the-yard']);
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/Max-Age=1800/);
    expect(attributes).toMatch(/SameSite=Lax/);
  });

  it('shows the draft with what visitors would not get of it, to be cached, indexed and framed by nobody else', async () => {
    const { path, cookie } = await open('en', YARD);
    const { status, headers, html } = await get(path, { cookie });
    expect(status).toBe(200);
    expect(html).toContain(DRAFTED);
    expect(html).toContain('quotation is not shown:</strong> “quote” is missing');
    expect(html).toContain('revision 100021');
    expect(html).toMatch(/<a href="http:\/\/localhost:\d+\/editors"/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' http:\/\/127\.0\.0\.1:\d+(?:;|$)/,
    );
    expect(html).not.toMatch(/<form[^>]* method="post"(?! action="\/api\/preview\/end")/);
    expect((await get('/the-yard')).headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  });

  it('is in the language of its address; a draft of one language is none of another', async () => {
    const { path, cookie } = await open('de', 'node/page/how-we-build');
    expect(path).toBe('/preview/de/wie-wir-bauen');
    const { html } = await get(path, { cookie });
    expect(html).toContain('bekommen Sie nie wieder zu sehen');
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('2 of 13 blocks differ');
  });

  it('shows what was never published, which nobody else sees', async () => {
    const { path, cookie } = await open('en', 'node/news/a-forty-four-on-the-slip');
    expect((await get(path, { cookie })).html).toContain('What we can say so far');
    expect((await get('/news/article/a-forty-four-on-the-slip')).status).toBe(404);
  });

  it('of one draft opens no other, and none without the cookie', async () => {
    const [yard, german] = [await open('en', YARD), await open('de', 'node/page/how-we-build')];
    expect((await get(yard.path, { cookie: yard.cookie })).status).toBe(200);
    expect((await get(german.path, { cookie: yard.cookie })).status).toBe(403);
    expect((await get(yard.path, { cookie: german.cookie })).status).toBe(403);
    for (const cookie of ['', 'preview=x.y', `${yard.cookie}x`]) {
      const { status, html } = await get(yard.path, { cookie });
      expect([status, html.includes(DRAFTED)]).toEqual([403, false]);
    }
    expect((await get('/api/preview/state')).status).toBe(401);
  });

  it('stands beside what is published, in frames of a width, and for a day', async () => {
    const { path, cookie } = await open('en', YARD);
    expect((await get(`${path}?compare`, { cookie })).html.match(/<iframe/g)).toHaveLength(2);
    expect((await get(`${path}?width=360`, { cookie })).html).toContain('width="360"');
    expect((await get(`${path}?published`, { cookie })).html).not.toContain(DRAFTED);
    const plain = (await get(`${path}?plain`, { cookie })).html;
    expect([plain.includes(DRAFTED), plain.includes('preview-bar')]).toEqual([true, false]);
    expect(plain).not.toContain('method="post"');
    expect((await get(`${path}?at=2026-12-01`, { cookie })).html).toContain('as on 2026-12-01');
    for (const day of ['2026-13-45', '2026-02-31', 'tomorrow', '']) {
      const { status, html } = await get(`${path}?at=${day}`, { cookie });
      expect([day, status, html.includes('as on')]).toEqual([day, 200, false]);
    }
  });

  it.each([
    ['a wrong secret', { secret: 'x' }, 403],
    ['another path', { path: '/how-we-build' }, 403],
    ['another revision', { resourceVersion: 'id:300022' }, 403],
    ['an old timestamp', { timestamp: '1700000000' }, 403],
    ['no path', { path: '' }, 404],
    ['the path of another site', { path: '//evil.example' }, 404],
    ['a path of nine kilobytes', { path: `/${'a'.repeat(9000)}` }, 404],
  ])('does not open with %s', async (_what, change, expected) => {
    const url = await previewUrl('en', YARD);
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const { status, headers } = await get(url.pathname + url.search);
    expect([status, headers['set-cookie']]).toEqual([expected, undefined]);
  });

  it('does not believe the language of the query: it is not signed', async () => {
    const url = await previewUrl('en', YARD);
    url.searchParams.set('locale', 'fr');
    expect((await get(url.pathname + url.search)).headers.location).toBe('/preview/en/the-yard');
  });

  it('ends for every copy of the cookie', async () => {
    const { path, cookie } = await open('en', YARD);
    const { headers } = await ask(site.url, '/api/preview/end', { method: 'POST', headers: { cookie } });
    expect(String(headers['set-cookie'])).toMatch(/^preview=;.*Expires=Thu, 01 Jan 1970/);
    expect((await get(path, { cookie })).status).toBe(403);
    expect((await get('/api/preview/state', { cookie })).status).toBe(401);
  });

  it('runs no script of a draft', async () => {
    const path = 'blocks/1/text/en';
    const value = '<p>Hello <script>alert(1)</script><img src=x onerror=alert(2)></p>';
    const before = (await (await admin('/editors')).text()).match(/name="value"[^>]*>([^<]*)</)?.[1];
    expect(before).toBeDefined();
    expect((await save({ locale: 'en', name: YARD, path, value })).status).toBe(303);
    const { path: address, cookie } = await open('en', YARD);
    const { html } = await get(address, { cookie });
    expect(html).toContain('Hello');
    expect(html).not.toMatch(/alert\(|onerror/);
  });

  it('leaves nothing of a draft in any other answer, nor in the log', async () => {
    const two = [await open('en', YARD), await open('en', 'node/news/a-forty-four-on-the-slip')];
    await Promise.all([
      ...two.map(({ path, cookie }) => get(path, { cookie })),
      ...PUBLIC.map((path) => get(path)),
    ]);
    for (const path of PUBLIC) {
      for (const cookie of [undefined, two[0]?.cookie]) {
        const { html } = await get(path, cookie ? { cookie } : {});
        expect([path, html.includes(DRAFTED), html.includes(NEVER_PUBLISHED)]).toEqual([path, false, false]);
      }
    }
    const log = JSON.stringify(site.log);
    expect([log.includes(DRAFTED), log.includes('What we can say'), log.includes('secret=')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a draft that is mended and published', () => {
  it('changes the state of its preview, and then the page of visitors at once', async () => {
    const { path, cookie } = await open('en', YARD);
    const state = async () => (await get('/api/preview/state', { cookie })).html;
    const before = await state();
    expect(await state()).toBe(before);
    const listed = async () => (await (await admin('/editors')).text()).match(/<section id="[^"]+/g);
    const order = await listed();
    const forms = (await (await admin('/editors')).text()).split('<form');
    const empty = forms.find((form) => /<textarea[^>]*>\s*<\/textarea>/.test(form)) ?? '';
    const [field = ''] = /blocks\/\d+\/quote\/en/.exec(empty) ?? [];
    const quote = {
      locale: 'en',
      name: YARD,
      path: field,
      value: 'Resin reads no plans.',
    };
    expect((await save(quote)).status).toBe(303);
    expect(await state()).not.toBe(before);
    expect(order?.at(-1)).not.toContain('Estran-en-');
    expect(await listed()).toEqual(order);
    const mended = (await get(path, { cookie })).html;
    expect(mended).toContain('Resin reads no plans.');
    expect(mended).not.toContain('is not shown');
    expect((await get('/the-yard')).html).not.toContain('Resin reads no plans.');

    expect((await save({ locale: 'en', name: YARD, act: 'publish' })).status).toBe(303);
    const visible = (await get('/the-yard')).html;
    expect([visible.includes('Resin reads no plans.'), visible.includes(DRAFTED)]).toEqual([true, true]);
    // The working copy is what is published, then.
    const after = await get(path, { cookie });
    expect([after.status, after.html.includes('differ from what is published')]).toEqual([200, false]);
    expect(after.html).toContain('<strong>Published</strong>');
  });
});

describe('what stock Drupal sends when something is saved', () => {
  const told = async (query: string) => {
    const { status, html } = await get(`/api/revalidate?${query}&secret=${SECRET}`);
    return { status, ...JSON.parse(html) };
  };

  it.each([
    ['path=/fr/le-chantier', { paths: ['/fr/le-chantier'], tags: ['node_list'] }],
    ['path=/de/%25C3%25BCber-uns', { paths: ['/de/%C3%BCber-uns'], tags: ['node_list'] }],
    ['path=/media/1/edit', { tags: ['media:1'] }],
    ['path=/fr/taxonomy/term/3', { tags: ['taxonomy_term:3'] }],
    ['path=/admin/structure/menu/item/4/edit', { tags: ['menu_link_content:4'] }],
    ['path', { ignored: 'The path is empty: what was saved has no page' }],
    ['tags=node%3A21%2Cnode_list%2Cnode_list%3Apage', { tags: ['node:21', 'node_list', 'node_list:page'] }],
    ['tags=node%3A21%2C%3Cscript%3E', { tags: ['node:21'], ignored: ['<script>'] }],
  ])('GET /api/revalidate?%s is a 200 that says what was done', async (query, expected) => {
    expect(await told(query)).toEqual({ status: 200, ...expected });
  });

  it.each([
    ['PURGE', '/api/purge?tag=node:21', { 'cache-tags': 'node:21' }, undefined],
    [
      'POST',
      '/api/purge',
      { 'cache-tags': 'node:21|4xx-response', 'content-type': 'application/json' },
      '{"tags":"node:21,node_list"}',
    ],
  ])('%s %s of purge_purger_http purges', async (method, path, headers, body) => {
    const answer = await ask(site.url, path, {
      method,
      headers: { ...headers, authorization: `Bearer ${SECRET}` },
      ...(body && { body }),
    });
    expect([answer.status, JSON.parse(answer.body.toString()).tags]).toEqual([
      200,
      expect.arrayContaining(['node:21']),
    ]);
  });

  it('is refused with a wrong secret, and no log has the right one', async () => {
    expect((await get('/api/revalidate?path=/the-yard&secret=wrong')).status).toBe(401);
    expect((await get('/api/purge')).status).toBe(405);
    expect(JSON.stringify(site.log)).not.toContain(SECRET);
  });
});
