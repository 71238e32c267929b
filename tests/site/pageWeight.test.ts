import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackService } from '../../demo/services/serveOnLoopback.ts';
import { CONTENT_KEY, FIXTURE_PAGE, serveFixturePage } from '../bench/serveFixturePage.ts';
import { runSite, type Site } from './runSite.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the browser loads for any page, by the names of dist/assets.json: to look at it, and to use it. */
const LOOKED_AT = ['site/consent/main.ts', 'pages/+client.ts'];
const USED = [
  ...LOOKED_AT,
  'site/browser/hydrate.ts',
  'node_modules/react-dom/client.js',
  'locales/en.json?frame',
];

/** Files of these modules and of all that they import. */
function withImports(manifest: Manifest, names: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const entry = manifest[name];
    if (!entry) throw new Error(`dist/assets.json does not know ${name}`);
    if (files.has(entry.file)) continue;
    files.add(entry.file);
    withImports(manifest, entry.imports ?? [], files);
  }
  return files;
}

const filesOf = (names: readonly string[]): string[] => [
  ...withImports(JSON.parse(readFileSync('dist/assets.json', 'utf8')), names),
];

/** As it is sent: small files are not compressed. */
const sentBytes = (file: string): number => {
  const sizes = ['.br', ''].map((ending) =>
    statSync(`dist/client/${file}${ending}`, { throwIfNoEntry: false }),
  );
  return sizes.find((size) => size !== undefined)?.size ?? 0;
};

// Limits are a little above what the page weighs: who needs more looks at docs/performance.md first.
describe('the page of 14 blocks, 34 pictures and 77 links', () => {
  let directory: string;
  let content: LoopbackService;
  let site: Site;
  let html: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'bridgedeck-weight-'));
    content = await serveFixturePage(directory);
    site = await runSite({ CONTENT_URL: content.url, CONTENT_KEY, LEADS_DIRECTORY: directory });
    html = await (await fetch(site.url + FIXTURE_PAGE)).text();
  });
  afterAll(async () => {
    await site.kill();
    await content.close();
    rmSync(directory, { recursive: true });
  });

  const STYLES = /<style[^>]*>(.*?)<\/style>/s;

  it('has a document of at most 83.7 kB without its styles, 15 kB with brotli, of it 5 kB of data for the browser', () => {
    expect(html).toContain('The sea comes to work here twice a day');
    const markup = html.replace(STYLES, '');
    expect(markup.length).toBeLessThan(83_700);
    expect(brotliCompressSync(markup).length).toBeLessThan(15_000);
    expect(/<script id="page-data".*?<\/script>/s.exec(html)?.[0].length).toBeLessThan(5000);
  });

  it('has the styles of its blocks inside, at most 12.4 kB, a disabled stylesheet, and two fonts after its content', () => {
    expect(brotliCompressSync(STYLES.exec(html)?.[1] ?? '').length).toBeLessThan(12_400);
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining(' disabled>')]);
    expect(html.slice(html.indexOf('</main>')).match(/<link rel="preload"/g)).toHaveLength(2);
  });

  it('loads at most 8 kB of JavaScript in 3 files to be looked at, 93.3 kB in 8 files to be used', () => {
    const weigh = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(file), 0);
    const [first, all] = [filesOf(LOOKED_AT), filesOf(USED)];
    expect(first.length).toBeLessThanOrEqual(3);
    expect(weigh(first)).toBeLessThan(8000);
    expect(all.length).toBeLessThanOrEqual(8);
    expect(weigh(all)).toBeLessThan(93_300);
  });
});
