import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackages, pack, unpack } from '../renderer/installExample.ts';

const root = mkdtempSync(join(tmpdir(), 'create-bridgedeck-'));
const command = join(root, 'package/cli.js');
const site = join(root, 'site');
/** Node as another project starts it. */
const { NODE_ENV: _, ...env } = process.env;

const create = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: root,
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr: stderr.trim() };
};
const list = (folder: string) =>
  globSync('**/*', { cwd: folder, exclude: ['node_modules', 'dist'], withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

beforeAll(() => {
  unpack(pack('tools/create-bridgedeck', root), join(root, 'package'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('npm create bridgedeck', () => {
  it('six languages and all blocks: at most 25 files', () => {
    const languages = 'de,en,fr,es,it,pt';
    const all = create('six', '--name', 'Chantier "Été" & Co', '--languages', languages, '--yes');
    expect(all).toMatchObject({ status: 0, stderr: '' });
    expect(list(join(root, 'six')).length).toBeLessThanOrEqual(25);
    expect(existsSync(join(root, 'six/.gitignore'))).toBe(true);
    const page = JSON.parse(readFileSync(join(root, 'six/content/it/index.json'), 'utf8'));
    expect(page).toMatchObject({ title: 'Chantier "Été" & Co', blocks: { length: 4 } });
  });

  it('--blocks: only the files of these blocks', () => {
    expect(create('two', '--name', 'Two', '--languages', 'nl', '--blocks', 'hero text').status).toBe(0);
    const files = list(join(root, 'two')).map(({ name }) => name);
    expect(files.filter((name) => /^[A-Z].*\.js$/.test(name)).sort()).toEqual(['Hero.js', 'Text.js']);
    for (const file of ['registry', 'schemas', 'examples']) {
      const table = JSON.parse(readFileSync(join(root, `two/blocks/${file}.json`), 'utf8'));
      expect(Object.keys(table)).toEqual(['hero', 'text']);
    }
  });

  it.each([
    [['taken', '--yes'], /taken is not empty/],
    [['x', '--yes', '--languages', 'en,d!'], /“d!” is not a language tag/],
    [['x', '--yes', '--blocks', 'hero,toString'], /“toString” is no block; there are hero, text/],
    [['x', '--yes', '--blocks', 'text'], /Keep “hero”/],
    [['x', '--yes', '--name', '<b>'], /A name has 1 to 80 characters/],
    [['x', '--colour', 'red'], /Unknown option '--colour'/],
    [['x'], /Nobody can be asked: give --name, or --yes/],
  ])('%j: an error, no files written', (words, sentence) => {
    mkdirSync(join(root, 'taken'), { recursive: true });
    writeFileSync(join(root, 'taken/notes.txt'), 'mine');
    const { status, stderr } = create(...words);
    expect([status, stderr.split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(sentence);
    expect(existsSync(join(root, 'x'))).toBe(false);
  });
});

describe('the created site', () => {
  beforeAll(() => {
    create('site', '--name', 'Ebb & Flow', '--languages', 'de,en', '--yes');
    const packages = ['ajv', 'express', 'fast-check', 'react', 'react-dom', 'sanitize-html', 'vite'];
    installPackages(site, pack('renderer', root), packages);
  });

  it('its own tests pass', () => {
    const tap = String(execFileSync(process.execPath, ['--test', '--test-reporter=tap'], { cwd: site, env }));
    expect(tap).toContain('the page at /en has one heading');
    expect(tap).toMatch(/# fail 0/);
    expect(Number(/# pass (\d+)/.exec(tap)?.[1])).toBeGreaterThan(15);
  });

  it('has a gallery of its blocks, with its styles', async () => {
    const words = ['gallery', 'gallery.js', '--stylesheet', 'style.css', '--port', '0'];
    const command = 'node_modules/@bridgedeck/renderer/bin/bridgedeck.js';
    const server = spawn(process.execPath, [command, ...words], { cwd: site, env });
    try {
      const [url] = await once(createInterface(server.stdout), 'line');
      const example = await (await fetch(`${url}/blocks/hero/examples/1`)).text();
      expect(example).toMatch(/<link rel="stylesheet" href="\/stylesheets\/0">.*<h1/s);
      const styles = await (await fetch(`${url}/stylesheets/0`)).text();
      expect(styles).toBe(readFileSync(join(site, 'style.css'), 'utf8'));
    } finally {
      server.kill();
    }
  });

  it('serves pages in each language, hreflang links and a 404 page', async () => {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: site,
      env,
      stdio: 'inherit',
    });
    const server = spawn(process.execPath, ['server.js'], { cwd: site, env: { ...env, PORT: '0' } });
    try {
      const [url] = await once(createInterface(server.stdout), 'line');
      const get = async (path: string) => {
        const response = await fetch(url + path);
        return { status: response.status, html: await response.text() };
      };
      const german = await get('/');
      expect(german).toMatchObject({ status: 200, html: expect.stringContaining('<html lang="de"') });
      expect(german.html).toContain('<title>Ebb &amp; Flow</title>');
      expect(german.html).toContain('<link rel="alternate" hrefLang="en" href="/en"/>');
      expect(german.html).toContain('Ihre erste Seite steht');
      expect((await get('/en/')).html).toContain('Your first page is up');
      const missing = await get('/en/no-such-page');
      expect(missing).toMatchObject({
        status: 404,
        html: expect.stringContaining('There is no page at this'),
      });
      const script = /<script type="module" src="([^"]+)"/.exec(german.html)?.[1] ?? '';
      expect((await get(script)).status).toBe(200);
      expect((await get('/assets/..%2f..%2fpackage.json')).status).toBe(404);
    } finally {
      server.kill();
    }
  });
});
