import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockSchemas } from '../../schemas/index.ts';
import { addToRegistry } from '../../tools/block-new/addToTables.ts';
import { blockNames, refuseType } from '../../tools/block-new/BlockNames.ts';
import { blockFiles } from '../../tools/block-new/blockFiles.ts';

/** What the compiler, the linter and the tests of one block read. */
const NEEDED = [
  ...['biome.json', '.gitignore', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'tools', 'schemas'],
  ...[
    'blocks',
    'memo',
    'pages',
    'renderer',
    'site',
    'store',
    'locales',
    'server',
    'demo/services',
    'demo/brand.json',
    'docs',
  ],
  ...[
    'tests/blocks',
    'tests/renderer/minimalPage.ts',
    'tests/setup.ts',
    'tests/globalSetup.ts',
    'tests/longestFirst.ts',
  ],
  ...[
    'tests/locales/messages.test.ts',
    'tests/locales/usedMessages.test.ts',
    'tests/server/routes/createContract.test.ts',
  ],
  ...['paragraphs.test', 'fieldFaults', 'writeFilledContent'].map(
    (name) => `tests/server/services/content/${name}.ts`,
  ),
];

/** Compiler, linter and tests of a copy: some seconds, more on a machine that is busy (ms). */
const TIMEOUT_MS = 300_000;

const TYPES = '.cache/types.tsbuildinfo';

/** What the compiler knows of these files, if it has run here: it checks again what is new or changed. */
function copyTypes(): void {
  if (!existsSync(TYPES)) return;
  mkdirSync(join(copy, '.cache'));
  // Packages are found where they really are.
  const packages = relative(join(copy, '.cache'), realpathSync('node_modules'));
  const known = readFileSync(TYPES, 'utf8').replaceAll('"../node_modules/', `"${packages}/`);
  writeFileSync(join(copy, TYPES), known);
}

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const path of NEEDED) cpSync(path, join(copy, path), { recursive: true });
  for (const path of ['node_modules', 'demo/media']) symlinkSync(resolve(path), join(copy, path));
  copyTypes();
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
const blockTest = (...types: string[]) => run('node', 'tools/blockTest.ts', ...types);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));

/** Every file of the copy with what it holds. */
const tree = () =>
  new Map(
    globSync('{schemas,blocks,tools,site,tests,locales,server,demo/services}/**/*.*', { cwd: copy }).map(
      (file) => [file, readFileSync(join(copy, file), 'utf8')],
    ),
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
])('refuses “%s” with a sentence', (type, sentence) => {
  expect(refuseType(type, Object.keys(blockSchemas))).toMatch(sentence);
});

it('accepts a new name', () => {
  for (const type of ['never-made', 'never-made', 'tour-3d']) {
    expect(refuseType(type, Object.keys(blockSchemas))).toBeUndefined();
  }
});

it.each(['a-first', 'full-moon', 'zenith'])('%s: adds one line to the registry, changes no other', (type) => {
  const registry = readFileSync('blocks/registry.json', 'utf8');
  const changed = addToRegistry(registry, blockNames(type));
  const added = changed.split('\n').filter((line) => line.startsWith(`  "${type}": {`));
  expect(added).toHaveLength(1);
  const others = (text: string) => text.split('\n').filter((line) => !added.includes(line));
  // Before the last one there is a comma more.
  expect(others(changed).join('\n').replaceAll('},', '}')).toBe(registry.replaceAll('},', '}'));
  expect(Object.keys(JSON.parse(changed))).toEqual([...Object.keys(JSON.parse(registry)), type].sort());
});

it.each([[['quotation']], [['one', 'two']]])(
  '%j: one line on stderr, no files changed',
  (types) => {
    const before = tree();
    const { stdout, stderr, status } = blockNew(...types);
    expect([stdout, status, stderr.trim().split('\n').length]).toEqual(['', 1, 1]);
    expect(tree()).toEqual(before);
  },
  TIMEOUT_MS,
);

it(
  'new blocks pass all block tests, also with long names',
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
      ...['de', 'en', 'es', 'fr', 'it', 'pt'].map((locale) => `locales/${locale}.json`),
      'schemas/blocks/never-made.ts',
      'schemas/index.ts',
      'schemas/plainBlocks.ts',
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

    const tested = blockTest('never-made');
    expect(tested).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/never-made: types, lint and tests pass/),
    });
    // Three examples, and all that loops over types, paragraphs and texts.
    expect(Number(/Tests +(\d+) passed/.exec(tested.stdout)?.[1])).toBeGreaterThan(40);
  },
  TIMEOUT_MS,
);

it(
  'reports unknown and unused message ids',
  () => {
    const component = 'blocks/NeverMade/NeverMade.tsx';
    edit(component, (text) => text.replace('neverMade.figures', 'neverMade.figurse'));
    const { stdout, status } = blockTest('never-made');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^blocks\/NeverMade\/NeverMade\.tsx\(\d+,\d+\): error/m);
    expect(stdout).toContain(`Type '"neverMade.figurse"' is not assignable`);
    expect(stdout).toContain(`Did you mean '"neverMade.figures"'?`);
    expect(stdout).toMatch(/\+ +"neverMade\.figures",/);
    expect(stdout).toMatch(/never-made: types, tests failed/);
  },
  TIMEOUT_MS,
);

it('reports missing parts of a block instead of passing', () => {
  edit('blocks/registry.json', (text) => text.replace(/ {2}"never-made": .*\n/, ''));
  expect(blockTest('never-made')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/is not complete.*\n {2}blocks\/registry\.json has no line "never-made"\n/),
  });
});

it.each([
  [
    ['qoutation'],
    /^There is no block type “qoutation”; did you mean “quotation”\? To make it: npm run block:new/,
  ],
  [['nothing-like-it'], /^There is no block type “nothing-like-it”\. To make it/],
  [[], /^Name one block type: npm run block:test quotation\n$/],
])('%j: nothing to test, exit code 1', (types, sentence) => {
  expect(blockTest(...types)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
});

it('examples use demo pictures in their real size, no placeholder text', () => {
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
