import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { minimalPage } from '../../renderer/minimalPage.ts';

const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };
const call = (args: string[], input = '', cwd = '.') =>
  spawnSync(process.execPath, ['tools/bin/bridgedeck.js', ...args], { input, cwd, env, encoding: 'utf8' });

const quotation = { id: 'q', type: 'quotation', props: { quote: 'Fair winds' } };
const page = JSON.stringify(minimalPage([quotation]));

describe('bridgedeck render', () => {
  it('page JSON to HTML; dropped blocks on stderr', () => {
    const blocks = [quotation, { id: 'n', type: 'nothing', props: {} }];
    const { stdout, stderr, status } = call(['render', '-'], JSON.stringify(minimalPage(blocks)));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^<!DOCTYPE html>\n<html lang="en"/);
    expect(stdout).toContain('Fair winds');
    expect(stdout).toContain('<title>X</title>');
    expect(stderr).toBe(
      'Block 2 (nothing) of /x was dropped: “nothing” is not a known block type (/blocks/1/type)\n',
    );
  });

  it('lists all problems of a block, one per line', () => {
    const blocks = [{ id: 'q', type: 'quotation', props: { author: 1, image: [] } }];
    const { stderr, status } = call(['render', '-'], JSON.stringify(minimalPage(blocks)));
    expect(status).toBe(0);
    expect(stderr.split('\n')).toEqual([
      'Block 1 (quotation) of /x was dropped: “quote” is missing (/blocks/0/props)',
      'Block 1 (quotation) of /x was dropped: “author” must be text, found the number 1 (/blocks/0/props/author)',
      'Block 1 (quotation) of /x was dropped: “image” must be an object, found an empty list (/blocks/0/props/image)',
      '',
    ]);
  });

  it('inlines styles and fonts', () => {
    const { stdout } = call(['render', '-'], page);
    const style = /<style>(.*)<\/style>/s.exec(stdout)?.[1] ?? '';
    const addresses = [...style.matchAll(/url\(["']?([^)]{0,20})/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => address !== 'data:font/woff2;base')).toEqual([]);
    expect(style).not.toContain('font-display:optional');
  });

  it.each(['https://www.example.com', 'https://www.example.com/'])(
    '--base %s: relative URLs point to that site',
    (base) => {
      const { stdout, status } = call(['render', '--base', base, '-'], page);
      expect(status).toBe(0);
      expect(/<[^>]* href="[^>]*>/.exec(stdout)?.[0]).toBe('<base href="https://www.example.com/">');
    },
  );

  it('without --base: URLs unchanged', () => {
    expect(call(['render', '-'], page).stdout).not.toContain('<base');
  });

  it.each([
    ['what is not JSON', ['render', '-'], '{', /JSON/],
    ['what is not a page', ['render', '-'], '{}', /The page JSON is not valid: .*“path” is missing/],
    ['a file that is not there', ['render', 'no-such-page.json'], '', /no such file .*no-such-page\.json/],
    ['a folder', ['render', 'tests'], '', /directory/],
  ])('%s: exit code 1 and one sentence', (_what, args, input, message) => {
    const { stderr, status, stdout } = call(args, input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('closed pipe: ends without an error', async () => {
    const child = spawn(process.execPath, ['tools/bin/bridgedeck.js', 'render', '-']);
    let told = '';
    child.stderr.on('data', (text) => {
      told += text;
    });
    child.stdin.end(page);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'close');
    expect({ status, told }).toEqual({ status: 0, told: '' });
  });
});

describe('bridgedeck', () => {
  it('--help: usage', () => {
    const { stdout, stderr, status } = call(['--help']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^Usage: bridgedeck render \[--base <origin>\] <page\.json \| ->\n/);
  });

  it.each([
    [[], 'No command'],
    [['draw', 'page.json'], 'There is no command “draw”'],
    [['render'], 'render takes one page JSON'],
    [['render', 'one.json', 'two.json'], 'render takes one page JSON'],
    [['render', '--colour', 'page.json'], "Unknown option '--colour'"],
    [['render', '--base', 'example.com', '-'], '--base takes an origin'],
    [['render', '--base', 'ftp://example.com', '-'], '--base takes an origin'],
    [['render', '--base', 'https://example.com/fr', '-'], '--base takes an origin'],
    [['render', '--base', 'https://me@example.com', '-'], '--base takes an origin'],
  ])('%j: exit code 2, message and usage', (args, message) => {
    const { stdout, stderr, status } = call(args, page);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr.startsWith(message)).toBe(true);
    expect(stderr).toContain('Usage: bridgedeck render');
  });
});

describe('bridgedeck in an unbuilt package', () => {
  /** A package with this command and a build of its own. */
  const packageWith = (build: string) => {
    const root = mkdtempSync(join(tmpdir(), 'bridgedeck-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync('tools/bin', join(root, 'tools/bin'), { recursive: true });
    mkdirSync(join(root, 'dist/renderer'), { recursive: true });
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }),
    );
    writeFileSync(join(root, 'build.js'), build);
    return root;
  };

  it('builds first, with a note on stderr', () => {
    const command = `export const renderCommand = ({ read }, { stdout }) => (stdout.write('read ' + read()), 0);`;
    const root = packageWith(`
      import { writeFileSync } from 'node:fs';
      console.log('Building…');
      writeFileSync('dist/renderer/renderCommand.js', ${JSON.stringify(command)});`);
    expect(call(['render', '-'], 'a page', root)).toMatchObject({
      status: 0,
      stdout: 'read a page',
      stderr: 'Building…\n',
    });
  });

  it('build fails: exit code 1 with advice', () => {
    const root = packageWith('process.exit(3);');
    const { status, stdout, stderr } = call(['render', '-'], page, root);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The build failed\. Has “npm ci” been run in .*\?\n$/);
  });
});
