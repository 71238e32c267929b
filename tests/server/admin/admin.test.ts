import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTypes, registryLines } from '../../../blocks/registryLines.ts';
import { LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import { PURPOSES } from '../../../schemas/BlockSchema.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import { loadExamples } from '../../../server/admin/loadExamples.ts';
import { runSite, type Site } from '../../site/runSite.ts';
import { ask } from '../loopback.ts';

/** Counting the blocks on every page of six languages, on a busy machine. */
const COUNTED = { timeout: 110_000 };

let site: Site;
let admin: string;
beforeAll(async () => {
  site = await runSite({ ADMIN_PORT: '0' });
  admin = site.adminUrl ?? 'nowhere';
});
afterAll(async () => {
  await site.kill();
  expect(site.noise).toEqual([]);
});

const read = async (path: string) => (await fetch(admin + path)).text();

const KEY_FIGURES = { items: [{ value: '640', label: 'boats & more' }], images: [] };

const tryOut = async (body: string, type = 'key-figures', locale = 'en') => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${admin}/blocks/${type}/render?locale=${locale}`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: response.status, outcome: await response.json() };
};

describe('the block gallery', () => {
  it('every block type has a card with its picture and JavaScript size, “none” for types that never hydrate', async () => {
    const cards = (await read('/blocks')).split('<li class="card"').slice(1);
    expect(cards).toHaveLength(blockTypes.length);
    for (const type of blockTypes) {
      const card = cards.find((one) => one.includes(`src="/blocks/${type}/examples/1"`));
      expect(card).toMatch(
        registryLines[type].hydration === 'never' ? /<dd>none<\/dd>/ : /<dd>[1-9][\d.]* k?B<\/dd>/,
      );
    }
  });

  it('shows each group by purpose with its blocks by name', async () => {
    const groups = (await read('/blocks')).split('<section class="group"').slice(1);
    expect(groups).toHaveLength(Object.keys(PURPOSES).length);
    for (const [index, [purpose, title]] of Object.entries(PURPOSES).entries()) {
      const group = groups[index] ?? '';
      expect(group).toContain(`<h2 id="${purpose}">${title}</h2>`);
      const types = blockTypes.filter((type) => blockSchemas[type].purpose === purpose);
      const titles = types
        .map((type) => blockSchemas[type].title)
        .sort((one, other) => one.localeCompare(other));
      expect([...group.matchAll(/<h3><a[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(titles);
    }
  });

  it.each([
    ['CONTACT', ['contact-form']],
    ['hero boat', ['product-hero']],
    ['key-fig', ['key-figures']],
    ['no such block', []],
    ['<b>', []],
  ])('finds “%s” in type, title and description: %j', async (search, types) => {
    const html = await read(`/blocks?q=${encodeURIComponent(search)}`);
    const found = html
      .split('<li class="card"')
      .slice(1)
      .filter((card) => !/^[^>]* hidden/.test(card));
    expect(found.map((card) => /\/blocks\/([\w-]+)\/examples/.exec(card)?.[1])).toEqual(types);
    expect(html).toContain(`${types.length} of ${blockTypes.length} blocks`);
    expect(html).not.toContain('<b>');
  });

  it('sort=cost and sort=use: highest first', { timeout: 120_000 }, async () => {
    const figures = async (sort: string, pattern: RegExp) =>
      [...(await read(`/blocks?sort=${sort}`)).matchAll(pattern)].map(([, figure]) => Number(figure));
    const kilobytes = await figures('cost', /<dd>([\d.]+) kB<\/dd>/g);
    expect(kilobytes.length).toBeGreaterThan(5);
    expect(kilobytes).toEqual(kilobytes.toSorted((one, other) => other - one));
    await expect.poll(() => figures('use', /(\d+) in all languages/g), COUNTED).not.toEqual([]);
    const pages = await figures('use', /(\d+) in all languages/g);
    expect(pages).toEqual(pages.toSorted((one, other) => other - one));
  });

  it('lists the pages of a block by language once usage is counted', { timeout: 120_000 }, async () => {
    await expect
      .poll(() => read('/blocks/product-carousel'), COUNTED)
      .toMatch(/on \d+ pages<\/a>, \d+ in all languages/);
    const html = await read('/blocks/product-carousel');
    for (const locale of LOCALE_CODES) expect(html).toContain(`<h3 lang="${LOCALES[locale].tag}">`);
    expect(await read('/blocks/error-message')).toContain('On no page.');
  });

  it('serves axe-core on the admin port only', async () => {
    const response = await fetch(`${admin}/admin/axe.min.js`);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('axe.run');
    expect((await fetch(`${site.url}/admin/axe.min.js`)).status).toBe(404);
  });

  it('the site port answers 404 for gallery pages', async () => {
    expect((await fetch(`${site.url}/blocks/text-media`)).status).toBe(404);
    expect((await fetch(`${site.url}/admin/gallery.css`)).status).toBe(404);
  });

  it('admin port in use: the site starts without it and logs admin-unavailable', async () => {
    const other = await runSite({ ADMIN_PORT: new URL(admin).port });
    expect(other.adminUrl).toBeUndefined();
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect(other.log).toContainEqual(
      expect.objectContaining({ event: 'admin-unavailable', msg: expect.stringContaining('set ADMIN_PORT') }),
    );
    expect(await other.stop()).toBe(0);
  });

  it('answers 421 for a Host that is not a loopback name', async () => {
    const { port } = new URL(admin);
    const status = async (host: string) => (await ask(admin, '/', { headers: { host } })).status;
    expect(await status(`localhost:${port}`)).toBe(200);
    expect(await status(`[::1]:${port}`)).toBe(200);
    expect(await status(`rebound.example:${port}`)).toBe(421);
    expect(await status(`localhost.rebound.example:${port}`)).toBe(421);
  });

  it('headers forbid framing by other sites, inline scripts and caching', async () => {
    const { headers } = await ask(admin, '/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    // WebAssembly solves puzzles of forms; it is no inline script.
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('no-store');
    const html = await read('/blocks/text-media');
    expect(html).not.toMatch(/<script(?![^>]* src=)| style="| on\w+="/);
  });

  it.each([
    ['/blocks/text-medai', 'there is no such block type', '<a href="/blocks/text-media">text-media</a>'],
    ['/blocks/text-media/examples/99', 'there is no such example', '/blocks/text-media'],
    ['/blocks/text-media/drafts/0', 'the draft is not kept any more', '/blocks/text-media'],
    ['/requests/unknown', 'nothing is kept of this reference', '/requests'],
    ['/fr/catamarans', 'there is no such page', `${'/fr/catamarans'}">This address on the site`],
    ['/x/<b>', 'there is no such page', '/x/%3Cb%3E'],
  ])('answers %s with 404 and a page that says “%s” and links back', async (path, reason, way) => {
    const response = await fetch(admin + path);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain(reason);
    expect(html).toContain(way);
    expect(html).toContain('<a href="/blocks">All blocks</a>');
    expect(html).not.toContain('<b>');
  });

  it('serves the tiles and lists that blocks fetch', async () => {
    for (const [path, type] of [
      ['/tiles/v6/en/0/0/0.svg', 'image/svg+xml'],
      ['/api/dealers/dealers/en.json', 'application/json'],
      ['/api/lists/countries/en.json', 'application/json'],
    ] as const) {
      const response = await fetch(admin + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toContain(type);
    }
  });
});

describe.each(blockTypes)('%s', (type) => {
  it('its page documents each field of its schema', async () => {
    const html = await read(`/blocks/${type}`);
    const schema: { title: string; properties?: object } = blockSchemas[type];
    for (const field of Object.keys(schema.properties ?? {})) {
      expect(html).toContain(`<code>${field}</code></th>`);
    }
  });

  it('its page has the complete HTML of each example', async () => {
    const html = await read(`/blocks/${type}`);
    const examples = await loadExamples(registryLines[type].component);
    const markups = [...html.matchAll(/<pre[^>]*>(&lt;div data-block=&quot;.*?)<\/pre>/gs)];
    expect(markups).toHaveLength(examples.length);
    for (const [, markup = ''] of markups) {
      expect(
        markup.startsWith(`&lt;div data-block=&quot;${type}&quot; data-block-id=&quot;example&quot;`),
      ).toBe(true);
      expect(markup).toMatch(/&lt;\/div&gt;$/);
    }
  });

  it('each example has a page of its own in the language of ?locale, with the scripts of the site', async () => {
    const examples = await loadExamples(registryLines[type].component);
    for (const position of examples.keys()) {
      const response = await fetch(`${admin}/blocks/${type}/examples/${position + 1}?locale=pt`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<html lang="pt-PT"');
      expect(html.match(/data-block="/g)).toHaveLength(1);
      expect(html).toContain(`data-block="${type}"`);
      expect(html).toMatch(/<script[^>]* src="\/assets\/entries\/pages_client/);
      expect(html).toContain('href="/admin/lone.css"');
    }
  });
});

describe('the playground', () => {
  it('valid props: returns the URL of the rendered block', async () => {
    const { status, outcome } = await tryOut(JSON.stringify(KEY_FIGURES));
    expect(status).toBe(200);
    const response = await fetch(admin + outcome.document);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('boats &amp; more');
  });

  it('invalid props: returns the problem with its JSON pointer', async () => {
    const { status, outcome } = await tryOut(JSON.stringify({ items: [{ value: '640' }], images: [] }));
    expect(status).toBe(200);
    expect(outcome.problems).toHaveLength(1);
    expect(outcome.problems[0]).toMatchObject({ pointer: expect.stringMatching(/^\/items\/0/) });
    expect(outcome.problems[0].message).toContain('label');
  });

  it('each problem has its offset in the text: the member’s name, or the object with a missing member', async () => {
    const text = '{\n  "items": [\n    { "value": "640" }\n  ],\n  "images": 3\n}';
    const { outcome } = await tryOut(text);
    const parts = outcome.problems.map(({ offset }: { offset: number }) => text.slice(offset).split('\n')[0]);
    expect(parts.sort()).toEqual(['"images": 3', '{ "value": "640" }']);
    const broken = (await tryOut('{\n  "items": [}\n}')).outcome;
    expect(broken.problems[0].offset).toBe(14);
  });

  it('renders a document of its own for each language', async () => {
    const props = await loadExamples(registryLines['contact-form'].component);
    const documents = LOCALE_CODES.map(async (locale) => {
      const { outcome } = await tryOut(JSON.stringify(props[0]?.props), `contact-form`, locale);
      expect(await read(outcome.document)).toContain(`<html lang="${LOCALES[locale].tag}"`);
      return outcome.document;
    });
    expect(new Set(await Promise.all(documents)).size).toBe(LOCALE_CODES.length);
  });

  it('invalid JSON: the message names line and column', async () => {
    const { outcome } = await tryOut('{\n  "items": [}\n}');
    expect(outcome.problems[0].message).toMatch(/^Line 2, column 13: /);
  });

  it('more than 100 kB: 413 as JSON, an error page as a form', async () => {
    const large = JSON.stringify({ ...KEY_FIGURES, heading: 'x'.repeat(100_000) });
    const { status, outcome } = await tryOut(large);
    expect(status).toBe(413);
    expect(outcome.problems[0].message).toContain('100 kB');
    const body = new URLSearchParams({ props: large });
    const form = await fetch(`${admin}/blocks/key-figures/playground`, { method: 'POST', body });
    expect(await form.text()).toContain('100 kB');
  });

  it('a posted form works without JavaScript and keeps the typed text, escaped', async () => {
    const post = async (props: string) => {
      const body = new URLSearchParams({ props });
      return (await fetch(`${admin}/blocks/key-figures/playground`, { method: 'POST', body })).text();
    };
    expect(await post(JSON.stringify(KEY_FIGURES))).toMatch(
      /<iframe src="\/blocks\/key-figures\/drafts\/\w+"/,
    );
    const refused = await post('</textarea><script>');
    expect(refused).toContain('Line 1, column 1');
    expect(refused).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(refused).not.toContain('</textarea><script>');
  });
});
