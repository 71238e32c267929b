import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installExample } from './installExample.ts';

const folder = installExample('minimal', ['ajv', 'fast-check', 'react', 'react-dom', 'sanitize-html']);
afterAll(() => rmSync(folder, { recursive: true }));

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
const packed: typeof import('../../renderer/src/index.ts') = await load(
  'node_modules/@bridgedeck/renderer/dist/index.js',
);
const { createRenderer, InvalidPageError, RegistryError } = packed;

/** Node as another project starts it: Vitest's own variables would change how React behaves. */
const { NODE_ENV: _, ...env } = process.env;

it('tests the blocks of another project with node:test', () => {
  const tap = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], { cwd: folder, env });
  expect(String(tap)).toContain('ok 1 - headline has an example');
  expect(String(tap)).toContain('counter is dropped for each single mistake in “From seven”');
  expect(String(tap)).toMatch(/# fail 0/);
});

it('has two examples with the same blocks', () => {
  const read = (name: string, file: string) => readFileSync(`examples/${name}/${file}`, 'utf8');
  for (const file of globSync(['blocks/*.js', 'blocks/registry.json', 'page.json'], {
    cwd: 'examples/next',
  })) {
    expect([file, read('next', file)]).toEqual([file, read('minimal', file)]);
  }
});

describe('given what it cannot render, the packed renderer', () => {
  const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
  const Headline = ({ text }: { text: string }) => createElement('h1', null, text);
  const Broken = () => {
    throw new Error('no wind');
  };
  const options = {
    registry: {
      headline: { component: 'Headline', hydration: 'never' },
      calm: { component: 'Calm', hydration: 'never' },
      broken: { component: 'Broken', hydration: 'load' },
    },
    schemas: { headline: text, calm: text, broken: text },
    components: { headline: Headline, calm: Broken, broken: Broken },
  } as const;
  const renderer = createRenderer(options);
  const block = (type: string, props: unknown = { text: 'Ebb' }, id = type) => ({ id, type, props });
  const cycle: Record<string, unknown> = { text: 'x' };
  cycle.self = { props: cycle };

  it('drops rich text that would take minutes to sanitize, and the others stand', () => {
    const html = (text: string) => block('story', { html: text }, text.slice(0, 3));
    const story = { type: 'object', properties: { html: { type: 'string', format: 'html' } } };
    const Story = ({ html }: { html: string }) => createElement('p', null, html);
    const { html: page, dropped } = createRenderer({
      registry: { story: { component: 'Story', hydration: 'never' } },
      schemas: { story },
      components: { story: Story },
    }).render({
      blocks: [
        html('<b>'.repeat(330_000)),
        html(`<i>${'</b>'.repeat(300)}<ul>`.repeat(600)),
        html('<br>Ebb'.repeat(5_000)),
        html('a'.repeat(20_000_000)),
      ],
    });
    expect(dropped.map(({ index, reason }) => [index, reason])).toEqual(
      [0, 1, 3].map((index) => [
        index,
        expect.stringMatching(/^“html” must be HTML of at most 1,000,000 char/),
      ]),
    );
    expect(page.match(/Ebb/g)).toHaveLength(5_000);
  });

  it.each<[string, unknown, string]>([
    ['an unknown type', block('hedline'), '“hedline” is not a known block type; did you mean “headline”?'],
    ['a component that throws', block('calm'), 'the component of “calm” has thrown: no wind'],
    ['a live one that throws', block('broken'), 'the component of “broken” has thrown: no wind'],
    ['a block that is none', 'headline', 'must be an object, found the text “headline”'],
    ['no props', { id: 'x', type: 'headline' }, '“props” is missing'],
    ['a function', block('headline', { text: 'x', run: () => 1 }), 'in /run must be JSON, found a function'],
    [
      'a date',
      block('headline', { text: 'x', at: new Date(0) }),
      'in /at must be JSON, found an object of class Date',
    ],
    ['NaN', block('headline', { text: 'x', n: [Number.NaN] }), 'a value in /n/0 must be JSON, found NaN'],
    ['a big integer', block('headline', { text: 'x', n: 1n }), 'a value in /n must be JSON, found a bigint'],
    ['a cycle', block('headline', cycle), 'a value in /self/props must be JSON, found a cycle'],
    [
      'a million levels',
      block('headline', { text: 'x', deep: JSON.parse('['.repeat(1e6) + ']'.repeat(1e6)) }),
      'a value must be JSON, found more than 100 levels',
    ],
  ])('drops %s with a sentence, and the others stand', async (_what, wrong, sentence) => {
    // React reports errors inside of boundaries there.
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html, dropped } = renderer.render({ blocks: [block('nothing'), wrong, block('headline')] });
    spy.mockRestore();
    expect(dropped).toHaveLength(2);
    expect(dropped[1]).toMatchObject({ index: 1, reason: expect.stringContaining(sentence) });
    expect(html).toContain('<h1>Ebb</h1>');
  });

  it('streams the others where one that stays as it is throws', async () => {
    const { stream, dropped } = await renderer.stream({ blocks: [block('calm'), block('headline')] });
    expect(await new Response(stream).text()).toContain('<h1>Ebb</h1>');
    expect(dropped).toMatchObject([{ index: 0, reason: 'the component of “calm” has thrown: no wind' }]);
  });

  it('names a second React in the sentence', async () => {
    cpSync('node_modules/react', join(folder, 'other/node_modules/react'), { recursive: true });
    writeFileSync(
      join(folder, 'other/Live.js'),
      "import { createElement, useState } from 'react';\nexport const Live = () => createElement('p', null, useState(1)[0]);",
    );
    const { Live } = await load('other/Live.js');
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html, dropped } = createRenderer({
      ...options,
      components: { ...options.components, broken: Live },
    }).render({ blocks: [block('broken'), block('headline')] });
    spy.mockRestore();
    expect(dropped).toMatchObject([{ reason: expect.stringContaining('is there a second copy of React?') }]);
    expect(html).toContain('<h1>Ebb</h1>');
  });

  it('drops the blocks of a type whose schema does not compile', () => {
    const schemas = { ...options.schemas, calm: { type: 'objekt' } };
    const { html, dropped } = createRenderer({ ...options, schemas }).render({
      blocks: [block('calm'), block('headline')],
    });
    expect(dropped).toMatchObject([
      { type: 'calm', reason: expect.stringContaining('the schema of “calm” does not compile') },
    ]);
    expect(html).toContain('<h1>Ebb</h1>');
  });

  it('refuses at its start a registry that lacks a component or names no type of a schema', () => {
    const { calm: _, ...components } = options.components;
    expect(() => createRenderer({ ...options, components })).toThrow(RegistryError);
    expect(() => createRenderer({ ...options, components })).toThrow('“calm” has no component');
    const misnamed = { ...options.components, calm: undefined as never };
    expect(() => createRenderer({ ...options, components: misnamed })).toThrow('“calm” has no component');
    const registry = { ...options.registry, calm: { component: 'Calm', hydration: 'lod' } };
    expect(() => createRenderer({ ...options, registry })).toThrow(
      'the hydration of “calm” must be one of never, visible, idle, load',
    );
    const schemas = { ...options.schemas, extra: text };
    expect(() => createRenderer({ ...options, schemas })).toThrow(
      'the schema of “extra” has no line in the registry',
    );
  });

  it.each([null, [], 'page', { blocks: {} }, {}])('refuses %j as a page', (json) => {
    expect(() => renderer.render(json)).toThrow(InvalidPageError);
  });

  it('renders ten thousand blocks, and drops ten thousand that throw', () => {
    const many = (type: string) =>
      Array.from({ length: 10_000 }, (_, index) => block(type, { text: `${index}` }, `${type}${index}`));
    const { html, dropped } = renderer.render({ blocks: [...many('headline'), ...many('calm')] });
    expect(html.match(/<h1>/g)).toHaveLength(10_000);
    expect(dropped).toHaveLength(10_000);
    expect(dropped.at(-1)).toMatchObject({ index: 19_999, pointer: '/blocks/19999' });
  });

  it('renders a page JSON of 20 MB', () => {
    const { html } = renderer.render({ blocks: [block('headline', { text: 'a'.repeat(20_000_000) })] });
    expect(html.length).toBeGreaterThan(20_000_000);
  });
});

describe('bridgedeck gallery', () => {
  const { bin } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@bridgedeck/renderer/package.json'), 'utf8'),
  );
  const command = join('node_modules/@bridgedeck/renderer', bin.bridgedeck);
  let gallery: ChildProcess;
  let url: string;
  beforeAll(async () => {
    gallery = spawn(process.execPath, [command, 'gallery', 'site.js', '--port', '0'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    [url] = await once(createInterface(gallery.stdout ?? process.stdin), 'line');
  });
  afterAll(() => void gallery.kill());

  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (type: string, props: string, headers = {}) =>
    get(`/blocks/${type}`, { method: 'POST', body: new URLSearchParams({ props }), headers });

  it('lists the block types, each with its first example in a frame', async () => {
    const { status, text } = await get('/');
    expect(status).toBe(200);
    for (const type of ['headline', 'story', 'counter']) {
      expect(text).toContain(`<iframe src="/blocks/${type}/examples/1"`);
    }
  });

  it('shows all examples and fields of a type, and a form with the first one', async () => {
    const { text } = await get('/blocks/counter');
    expect(text).toContain('From seven');
    expect(text).toContain('<code>start</code></th><td>whole number</td><td>no</td><td>from 0</td>');
    expect(text).toMatch(/<textarea [^>]*>\{\n {2}&quot;label&quot;: &quot;Waves&quot;\n\}<\/textarea>/);
  });

  it('sends an example as a document of its own, in which no script runs', async () => {
    const { status, headers, text } = await get('/blocks/counter/examples/2');
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html>.*<title>Minimal<\/title>.*Gulls: 7<\/button>/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*sandbox allow-same-origin$/,
    );
  });

  it('renders the props that are posted, sanitized like any other', async () => {
    const { status, text } = await post('story', '{"html":"<p>Ebb<script>alert(1)</script></p>"}');
    expect(status).toBe(200);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const [, src = ''] = /<iframe src="(\/blocks\/story\/drafts\/\w+)"/.exec(text) ?? [];
    const document = await get(src);
    expect(document.text).toContain('<div><p>Ebb</p></div>');
    expect(document.headers.get('content-security-policy')).toContain('sandbox');
    expect((await get(src.replace('story', 'counter').replace(/\w+$/, 'other'))).status).toBe(404);
  });

  it.each([
    [
      'a misspelt field',
      '{"lable":"Gulls"}',
      '“lable” is not a known field; did you mean “label”?',
      '/blocks/0/props/lable',
    ],
    ['what is no JSON', '{"label":', 'This is not JSON: ', 'Props as JSON'],
    ['a list', '["Gulls"]', '“props” must be an object, found a list', '/blocks/0/props'],
    [
      '20,000 levels',
      `{"label":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      'found more than 100 levels',
      '/blocks/0/props',
    ],
  ])('says why it drops %s, and keeps the text', async (_what, props, sentence, pointer) => {
    const { status, text } = await post('counter', props);
    expect(status).toBe(422);
    expect(text).toContain(sentence);
    expect(text).toContain(pointer);
    expect(text).toContain(props.replaceAll('"', '&quot;'));
    expect(text).toMatch(/<title>1 problem: counter/);
  });

  it('publishes registry and schemas', async () => {
    const { blocks } = JSON.parse((await get('/registry.json')).text);
    expect(blocks[2]).toMatchObject({ type: 'counter', hydration: 'load', schema: '/schemas/counter.json' });
    expect(JSON.parse((await get(blocks[2].schema)).text)).toMatchObject({ required: ['label'] });
  });

  it.each<[string, () => ReturnType<typeof get>, number, string]>([
    ['an unknown type', () => get('/blocks/countr'), 404, 'did you mean “counter”?'],
    ['an unknown example', () => get('/blocks/counter/examples/3'), 404, 'no such example'],
    ['an unknown address', () => get('/blocks'), 404, 'no such page'],
    ['an address that cannot be decoded', () => get('/blocks/%E0'), 404, 'cannot be decoded'],
    [
      'another method',
      () => get('/blocks/counter', { method: 'PUT' }),
      405,
      'takes GET, HEAD, POST, not PUT',
    ],
    ['a form where there is none', () => get('/', { method: 'POST' }), 405, 'takes GET, HEAD, not POST'],
    ['a large form', () => post('counter', 'a'.repeat(300_000)), 413, 'more than 300 kB'],
    ['a form of another site', () => post('counter', '{}', { 'Sec-Fetch-Site': 'cross-site' }), 403, 'alone'],
  ])('refuses %s in words', async (_what, ask, status, sentence) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(sentence);
    expect(answer.headers.has('allow')).toBe(status === 405);
  });

  it('answers no other name than this machine’s', async () => {
    const [response] = await once(request(url, { headers: { Host: 'evil.example' } }).end(), 'response');
    response.resume();
    expect(response.statusCode).toBe(403);
  });

  it.each([
    [[], 2, 'No command\n\nUsage: bridgedeck gallery <module>'],
    [['render'], 2, 'There is no command “render”'],
    [['gallery', 'site.js', '--port', 'x'], 2, '“x” is not a port'],
    [['gallery', 'none.js'], 1, 'none.js cannot be loaded: '],
    [['gallery', 'blocks/Story.js'], 1, 'blocks/Story.js has no export with registry, schemas, components'],
  ])('called with %j ends with %i', (args, code, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, env });
    expect(String(stderr)).toContain(sentence);
    expect(status).toBe(code);
  });
});
