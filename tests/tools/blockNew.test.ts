import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockSchemas } from '../../schemas/index.ts';
import { addToRegistry } from '../../tools/block-new/addToTables.ts';
import { blockNames, refuseType } from '../../tools/block-new/BlockNames.ts';
import { blockFiles } from '../../tools/block-new/blockFiles.ts';

/** What the compiler, the linter and the tests of the blocks read. */
const NEEDED = [
  ...['biome.json', '.gitignore', 'package.json', 'tsconfig.json', 'tools', 'schemas', 'blocks', 'renderer'],
  ...['site', 'store', 'locales', 'server', 'demo/services', 'demo/media/MEDIA.json'],
  ...['tests/blocks', 'tests/renderer/minimalPage.ts', 'tests/setup.ts'],
];

const VITEST_CONFIG = `
import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: { include: ['tests/blocks/blocks.test.tsx'], css: { modules: { classNameStrategy: 'non-scoped' } } },
});
`;

/** Compiler, linter and tests of a copy: some seconds, more on a machine that is busy (ms). */
const PATIENCE = 120_000;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const path of NEEDED) cpSync(path, join(copy, path), { recursive: true });
  writeFileSync(join(copy, 'vitest.config.ts'), VITEST_CONFIG);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const run = (command: string, ...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(join('node_modules/.bin', command), words, {
    cwd: copy,
    encoding: 'utf8',
    // A vitest inside of another must not take itself for one of its workers.
    env: { PATH: process.env.PATH, CI: '1', NO_COLOR: '1' },
  });
  return { stdout, stderr, status };
};
const blockNew = (...types: string[]) => run('node', 'tools/blockNew.ts', ...types);

/** Every file of the copy with what it holds. */
const tree = () =>
  new Map(
    globSync('{schemas,blocks,tools,site,tests}/**/*.*', { cwd: copy }).map((file) => [
      file,
      readFileSync(join(copy, file), 'utf8'),
    ]),
  );

it.each([
  ['NeverMade', /lower-case words joined by hyphens/],
  ['../boat', /lower-case words joined by hyphens/],
  ['boat--show', /lower-case words joined by hyphens/],
  ['', /lower-case words joined by hyphens/],
  ['boat-'.repeat(10).concat('show'), /longer than 40 characters/],
  ['section', /reserved word/],
  ['constructor', /reserved word/],
  ['quotation', /There is a block type “quotation” already: see blocks\/Quotation\//],
  ['freecontent', /share the folder of “free-content”/],
])('has a sentence against “%s”', (type, sentence) => {
  expect(refuseType(type, Object.keys(blockSchemas))).toMatch(sentence);
});

it('has nothing against a name that is new', () => {
  for (const type of ['never-made', 'never-made', 'tour-3d']) {
    expect(refuseType(type, Object.keys(blockSchemas))).toBeUndefined();
  }
});

it.each(['a-first', 'full-moon', 'zenith'])(
  'adds a line for %s to the registry, and changes no other',
  (type) => {
    const registry = readFileSync('blocks/registry.json', 'utf8');
    const changed = addToRegistry(registry, blockNames(type));
    const added = changed.split('\n').filter((line) => line.startsWith(`  "${type}": {`));
    expect(added).toHaveLength(1);
    const others = (text: string) => text.split('\n').filter((line) => !added.includes(line));
    // Before the last one there is a comma more.
    expect(others(changed).join('\n').replaceAll('},', '}')).toBe(registry.replaceAll('},', '}'));
    expect(Object.keys(JSON.parse(changed))).toEqual([...Object.keys(JSON.parse(registry)), type].sort());
  },
);

it.each([[['quotation']], [['one', 'two']]])(
  'refuses %j in one line, and touches nothing',
  (types) => {
    const before = tree();
    const { stdout, stderr, status } = blockNew(...types);
    expect([stdout, status, stderr.trim().split('\n').length]).toEqual(['', 1, 1]);
    expect(tree()).toEqual(before);
  },
  PATIENCE,
);

it(
  'makes blocks that pass everything a block must, whatever the length of their names',
  () => {
    const before = tree();
    const { stdout, stderr, status } = blockNew('never-made');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const touched = [...tree()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(touched.sort()).toEqual([
      'blocks/NeverMade/NeverMade.examples.json',
      'blocks/NeverMade/NeverMade.module.css',
      'blocks/NeverMade/NeverMade.tsx',
      'blocks/registry.json',
      'schemas/blocks/never-made.ts',
      'schemas/index.ts',
    ]);
    for (const file of touched) expect(stdout).toContain(file);
    const lines = (text = '') => text.split('\n');
    const registry = 'blocks/registry.json';
    expect(lines(tree().get(registry)).filter((line) => !lines(before.get(registry)).includes(line))).toEqual(
      ['  "never-made": { "component": "NeverMade", "hydration": "never", "heading": 2 },'],
    );

    // Sorts first, and breaks lines.
    expect(blockNew('a-name-as-long-as-a-block-type-may-have').status).toBe(0);
    expect(run('biome', 'check', '--error-on-warnings', 'schemas', 'blocks')).toMatchObject({ status: 0 });
    expect(run('tsc', '-p', '.')).toEqual({ stdout: '', stderr: '', status: 0 });
    const tests = run('vitest', 'run', '-t', '(never-made|a-name-as-long-as|the block registry)');
    expect(tests).toMatchObject({ status: 0 });
    // Two blocks, three examples each.
    expect(
      Number(/(\d+) passed \|/.exec(tests.stdout.slice(tests.stdout.indexOf('Tests ')))?.[1]),
    ).toBeGreaterThan(36);
  },
  PATIENCE,
);

it('shows pictures of the demo in their real size, and no filler', () => {
  const media = JSON.parse(readFileSync('demo/media/MEDIA.json', 'utf8'));
  const examples = blockFiles(blockNames('boat-show'))['blocks/BoatShow/BoatShow.examples.json'] ?? '';
  const pictures = JSON.parse(examples).flatMap(
    ({ props }: { props: { image?: object } }) => props.image ?? [],
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const { url, width, height } of pictures) {
    expect(media).toContainEqual({ name: url.replace('/sites/default/files/', ''), width, height });
  }
  expect(examples).not.toMatch(/lorem|ipsum/i);
});
