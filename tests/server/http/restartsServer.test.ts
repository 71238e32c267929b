import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { restartsServer } from '../../../server/http/restartsServer.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Every file of the project that Node loads with a file, however far away. */
function loadedWith(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from |import |import\()'(\.[^']+)'/g,
    )) {
      const path = relative(root, resolve(root, dirname(file), name ?? ''));
      if (existsSync(join(root, path)) && /\.(ts|json)$/.test(path)) files.add(path);
    }
  }
  return [...files];
}

it('true for every file the server loads', () => {
  const loaded = loadedWith('server/main.ts');
  expect(loaded).toEqual(expect.arrayContaining(['blocks/registry.json', 'schemas/blocks/quotation.ts']));
  expect(loaded.filter((file) => !restartsServer(file))).toEqual([]);
});

it.each([
  'blocks/Quotation/Quotation.tsx',
  'blocks/Quotation/Quotation.module.css',
  'blocks/Quotation/Quotation.examples.json',
  'pages/+config.ts',
  'pages/+config.ts.build-0123456789ab.mjs',
  'pages/index/+route.ts',
  'server/.log.ts.swp',
  'server/observability/log.ts~',
  'tests/server/observability/log.test.ts',
  'demo/content/site.yaml',
])('false for %s', (file) => {
  expect(restartsServer(file)).toBe(false);
});
