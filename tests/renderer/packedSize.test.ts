import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { pack, unpack } from './installExample.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-size-'));
afterAll(() => rmSync(folder, { recursive: true }));
const packed = join(folder, 'renderer');
unpack(pack('renderer', folder), packed);

/** Where npm has put a package that another one in `from` asks for. */
function locate(name: string, from: string): string {
  const places = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const found = places
    .map((place) => join(place, name))
    .find((place) => existsSync(join(place, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/** Adds the folders of all that a package depends on. */
function collectDependencies(from: string, manifest: string, found: Set<string>): Set<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = locate(name, from);
    if (found.has(place)) continue;
    found.add(place);
    collectDependencies(place, join(place, 'package.json'), found);
  }
  return found;
}

/** Bytes of a package, without those that lie inside of it. */
const weigh = (place: string): number =>
  globSync('**', { cwd: place, exclude: ['node_modules/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('the packed renderer', () => {
  it('weighs at most 10 MB installed, with all that it depends on', () => {
    const repository = join(import.meta.dirname, '../..');
    const dependencies = collectDependencies(repository, join(packed, 'package.json'), new Set());
    expect([...dependencies].map((place) => place.replace(/.*node_modules\//, ''))).toEqual(
      expect.arrayContaining(['ajv', 'sanitize-html', 'htmlparser2']),
    );
    const bytes = [packed, ...dependencies].reduce((sum, place) => sum + weigh(place), 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  });

  it('brings at most 6 kB to the browser beside React, packed with brotli', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      root: packed,
      build: {
        write: false,
        minify: true,
        lib: { entry: join(packed, 'dist/client.js'), formats: ['es'] },
        rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
      },
    });
    const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const codes = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''));
    expect(codes.join()).toContain('data-blocks-data');
    const bytes = codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(6_000);
  });
});
