import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDERS = 'blocks,demo,locales,memo,pages,renderer/src,schemas,server,site,store,tools';
/** The beginning of other projects, which is theirs. */
const TEMPLATE = 'tools/create-bridgedeck/template/**';
const sources = globSync(`{${FOLDERS}}/**/*.{ts,tsx,js}`, { cwd: root, exclude: [TEMPLATE] });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every file of ours that a file names, types included. */
const getImports = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, name = '']) => relative(root, join(root, dirname(file), name)))
    .filter((target) => sources.includes(target));

/** The way of a cycle through a graph of imports, from a file back to itself; undefined when there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of graph.get(file) ?? []) {
      const cycle = walk(target, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Longer than 150 lines. Tables, and files that tell one story that would be harder to follow in two. */
const LONG: readonly string[] = [
  'schemas/brand.ts',
  'schemas/index.ts',
  'server/cache/data/createDataCache.ts',
  'server/cache/warm-up/startWarmUp.ts',
  'server/cluster/startSite.ts',
  'server/config/environmentSchema.ts',
  'server/config/parseConfig.ts',
  'server/media/createCachedFiles.ts',
  'server/media/createFairQueue.ts',
  'server/media/createImages.ts',
  'server/observability/logs/createLogRing.ts',
  'site/components/Map/PlacesMap.tsx',
];

describe('the house', () => {
  it('has no cycle of imports, types included', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(findCycle(new Map(sources.map((file) => [file, getImports(file)])))).toBeUndefined();
  });

  it('would find a cycle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
  });

  it('has at most 1121 files in production besides blocks, twelve rooms and two loose files in the server', () => {
    // Each block brings a component and a schema: how many there are is up to its editors.
    const ofBlocks = /^(blocks|schemas\/blocks|demo\/brands)\//;
    expect(sources.filter((file) => !ofBlocks.test(file)).length).toBeLessThanOrEqual(1121);
    expect(
      globSync('server/*', { cwd: root }).filter((name) => !/\.ts$/.test(name)).length,
    ).toBeLessThanOrEqual(12);
    expect(globSync('server/*.ts', { cwd: root }).sort()).toEqual(['server/app.ts', 'server/main.ts']);
  });

  it('names each file of more than 150 lines', () => {
    const long = sources.filter((file) => read(file).split('\n').length - 1 > 150);
    expect(long.sort()).toEqual([...LONG].sort());
  });

  it('has a README of at most 1,500 words', () => {
    expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1500);
  });
});
