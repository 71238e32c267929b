import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, runToEnd, type Site } from './runSite.ts';

async function fetchCanonical({ url }: Site, path: string): Promise<string | undefined> {
  const html = await (await fetch(url + path)).text();
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

describe('start of the site', () => {
  it('wrong variables: exits with one sentence for each, which names it', async () => {
    const wrong = {
      PORT: 'http',
      SITE_URL: 'example.com',
      CONTENT_URL: 'ftp://content.example',
      LANDING_PATH: '//evil.example',
      LOG_LEVEL: 'loud',
      CONTENT_HOOK_SECRET: 'twenty-three-characters',
    };
    const { code, stderr } = await runToEnd(wrong);
    expect(code).toBe(1);
    const sentences = stderr.trim().split('\n');
    const named = sentences.map((sentence) => Object.keys(wrong).find((name) => sentence.startsWith(name)));
    expect(named.sort()).toEqual(Object.keys(wrong).sort());
  });

  it('more connections than the process may have files: exits with one sentence that names the variable', async () => {
    const { code, stderr } = await runToEnd({ MAX_CONNECTIONS: '999999' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('MAX_CONNECTIONS')]);
  });

  it('several wrong variables: one line each', async () => {
    const { stderr } = await runToEnd({ PORT: 'http', LEADS_KEY: 'hush' });
    expect(stderr).toBe(
      'LEADS_URL must be set too: LEADS_KEY needs it.\nPORT is "http", but must be a whole number from 0 to 65535.\n',
    );
  });

  it('port in use: exits with a message', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    // A TCP server has an address object, never a pipe name.
    const { port } = taken.address() as AddressInfo;
    expect(await runToEnd({ PORT: String(port) })).toEqual({
      code: 1,
      stderr: `Port ${port} is in use: set PORT to another one.\n`,
    });
  });

  it('broken demo content: one line per file, exits', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broken-demo-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'demo/content'), { recursive: true });
    await writeFile(join(folder, 'demo/content/site.yaml'), 'name: [\n');
    await writeFile(join(folder, 'demo/content/boats.yaml'), '');
    await copyFile('demo/brand.json', join(folder, 'demo/brand.json'));
    const { code, stderr } = await runToEnd({}, folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^boats\.yaml: .+\nsite\.yaml, line \d: .+\n$/);
  });

  it('SITE_URL is the origin of canonical URLs; a misspelt variable: a warning', async () => {
    const site = await runSite({ SITE_URL: 'https://www.estran.example', PAGE_CACHE_MEGABYTE: '8' });
    expect(site.log).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        event: 'variable-misspelt',
        variable: 'PAGE_CACHE_MEGABYTE',
        suggestion: 'PAGE_CACHE_MEGABYTES',
      }),
    );
    expect(await fetchCanonical(site, '/the-yard')).toBe('https://www.estran.example/the-yard');
    await site.kill();
  });
});

describe('a running site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runSite();
  });
  afterAll(() => site.kill());

  it('without SITE_URL: canonical URLs have the real port', async () => {
    const origin = site.url.replace('127.0.0.1', 'localhost');
    expect(await fetchCanonical(site, '/the-yard')).toBe(`${origin}/the-yard`);
  });

  it('only built files are immutable', async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
    for (const file of [script, stylesheet]) {
      expect((await fetch(site.url + file)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    }
    expect((await fetch(`${site.url}/favicon.svg`)).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    );
  });

  it('missing built files: a short 404, in any URL spelling', async () => {
    const paths = [
      '/assets/none.js',
      '/assets/%E0%A4',
      '/assets/a%00b',
      '/assets/../x',
      '/assets/',
      '/assets',
    ];
    for (const path of paths) {
      const { status, headers, body } = await ask(site.url, path, { headers: { range: 'bytes=9-' } });
      expect([path, status, headers['content-type'], body.toString()]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
        'Not found.\n',
      ]);
    }
    const refused = () => site.log.filter(({ event }) => event === 'file-refused').length;
    await expect.poll(refused).toBe(paths.length);
  });

  it('files and health checks are logged at debug level', async () => {
    const quiet = ['/favicon.svg', '/healthz', '/readyz'];
    for (const path of [...quiet, '/the-yard', '/none.js']) await fetch(site.url + path);
    const seen = () => site.log.filter(({ event }) => event === 'request').map(({ path }) => path);
    await expect.poll(seen).toContain('/none.js');
    expect(seen()).toContain('/the-yard');
    for (const path of quiet) expect(seen()).not.toContain(path);
  });

  it('/healthz and /readyz are 200; SIGTERM exits with 0 and writes nothing but log lines', async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(site.noise).toEqual([]);
  });
});
