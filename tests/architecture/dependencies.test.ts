import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which folder may import which, besides itself. `renderer` is a package of its own, imported by its entries alone;
 * `pages` are Vike's hooks, which join it to the site. Of `site` and `blocks` the server imports data and TypeScript without JSX, since Node
 * runs it without a build.
 */
const MAY_IMPORT: Record<string, string[]> = {
  locales: [],
  memo: [],
  renderer: [],
  'site/consent': [],
  schemas: ['locales', 'renderer'],
  'site/forms': ['schemas', 'locales'],
  store: ['schemas', 'locales', 'site/consent'],
  'site/components': ['schemas', 'locales', 'store', 'site/forms', 'site/consent'],
  blocks: ['schemas', 'locales', 'memo', 'store', 'renderer', 'site/forms', 'site/components'],
  'site/frame': [
    'schemas',
    'locales',
    'memo',
    'store',
    'renderer',
    'site/consent',
    'site/components',
    'blocks',
  ],
  'site/browser': [
    ...['schemas', 'locales', 'store', 'renderer', 'site/consent', 'site/components', 'blocks', 'site/frame'],
  ],
  pages: ['locales', 'site/design', 'site/frame', 'site/browser'],
  server: [
    ...['schemas', 'locales', 'memo', 'renderer', 'site/forms', 'site/components', 'blocks', 'site/frame'],
    'demo/services',
  ],
  'demo/services': ['schemas', 'locales', 'memo', 'renderer', 'server'],
};

const root = join(import.meta.dirname, '../..');
const sources = globSync(
  '{locales,memo,schemas,renderer/src,pages,store,blocks,site,server,demo/services}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
);
/** What starts a service knows the embedded one that stands in for it. */
const IS_COMPOSITION = /\/start[A-Z]\w+\.ts$/;

const FOLDERS = Object.keys(MAY_IMPORT).concat('site/design');
const getLayer = (file: string): string => FOLDERS.find((folder) => file.startsWith(`${folder}/`)) ?? file;

/** Every module a file names: `from '…'`, `import '…'`, `import('…')`. */
const getImports = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  );

const localImports = (file: string) =>
  getImports(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(root, join(root, dirname(file), name)));

/** What makes a thing that does nothing until it is asked: a memo, a slice of the store, the reader of a list. */
const HARMLESS =
  /^create(LazyComponents|ServerBox|Memo|ReportingMemo|Context|AsyncThunk|Slice|PageValidator|PayloadParser|LoadList|FaultLog|IntlCache|Formatters)$/;

/** Whether a file does something as soon as it is imported: a call, a block of statements, a thing made to run. */
const startsSomething = (code: string): boolean =>
  /^(await )?\w+(\??\.\w+)*\(|^(try|if|for|while)\b/m.test(code) ||
  [
    ...code.matchAll(
      /^(?:export )?const \w+(?:: [^=\n]+)? = (?:await )?((?:create|start|open|listen)\w*)(?:<.*>)?\(/gm,
    ),
  ].some(([, made = '']) => !HARMLESS.test(made));

describe('the dependency rule', () => {
  it.each(sources)('%s imports only what its layer may', (file) => {
    const layer = getLayer(file);
    const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
    const forbidden = localImports(file).filter((target) => !allowed.includes(getLayer(target)));
    expect(forbidden).toEqual([]);
  });

  it('reaches the renderer through the entries of its package alone', () => {
    const { exports }: { exports: Record<string, { types: string }> } = JSON.parse(
      readFileSync(join(root, 'renderer/package.json'), 'utf8'),
    );
    const entries = Object.values(exports).map(({ types }) =>
      types.replace('./dist', 'renderer/src').replace('.d.ts', '.ts'),
    );
    const elsewhere = globSync(
      '{locales,memo,schemas,pages,store,blocks,site,server,demo,tools}/**/*.{ts,tsx}',
      {
        cwd: root,
      },
    );
    const beside = elsewhere.flatMap((file) =>
      localImports(file)
        .filter((target) => target.startsWith('renderer/') && !entries.includes(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(elsewhere.length).toBeGreaterThan(500);
    expect(beside).toEqual([]);
  });

  it('lets the server reach nothing that needs a bundler, however far it follows the imports', () => {
    const reached = new Set(['server/main.ts']);
    for (const file of reached)
      for (const target of localImports(file)) if (/\.tsx?$/.test(target)) reached.add(target);
    expect(reached.size).toBeGreaterThan(50);
    expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  it('keeps the embedded services and the clients that talk to them strangers', () => {
    const crossing = (from: string, to: string) =>
      sources
        .filter((file) => file.startsWith(from) && !IS_COMPOSITION.test(file))
        .filter((file) => localImports(file).some((target) => target.startsWith(to)));
    for (const client of ['server/services/content/', 'server/services/dealers/']) {
      expect(crossing('demo/services/', client)).toEqual([]);
      expect(crossing(client, 'demo/services/')).toEqual([]);
    }
  });

  it('lets only what starts the embedded services know them', () => {
    const knowing = sources.filter((file) =>
      localImports(file).some((target) => /^demo\/services\/(geocoding|dealers|content)\//.test(target)),
    );
    const strangers = knowing.filter(
      (file) => !file.startsWith('demo/services/') && !IS_COMPOSITION.test(file),
    );
    expect(knowing.length).toBeGreaterThan(strangers.length);
    // It says in words what is wrong with the demo content.
    expect(strangers).toEqual(['server/main.ts']);
  });

  it('keeps the data cache free of pages', () => {
    const cache = sources.filter((file) => file.startsWith('server/cache/data/'));
    expect(cache.length).toBeGreaterThan(2);
    const asking = (file: string) => localImports(file).some((target) => target.startsWith('server/pages/'));
    expect(cache.filter(asking)).toEqual([]);
  });

  it('only validation imports ajv and the sanitizer', () => {
    const using = (name: string) => sources.filter((file) => getImports(file).some((one) => one === name));
    expect(using('ajv')).toEqual(['renderer/src/createAjv.ts', 'renderer/src/describeProblem.ts']);
    expect(using('sanitize-html')).toEqual(['renderer/src/plainText.ts', 'renderer/src/sanitizeHtml.ts']);
  });

  it('starts nothing on import but from the programs: site, what draws and searches, consent, page in the browser', () => {
    const starting = sources.filter((file) => startsSomething(readFileSync(join(root, file), 'utf8')));
    expect(starting.sort()).toEqual([
      'pages/+client.ts',
      'server/main.ts',
      'server/media/tiles/tileProcess.ts',
      'server/observability/logs/logSearchWorker.ts',
      'site/consent/main.ts',
    ]);
  });

  it.each([
    'start();',
    'await site.start();',
    "parentPort?.on('message', draw);",
    'const draw = createTileMap();',
    'const site: Site = await startSite(config);',
    'try {\n  start();\n}',
  ])('would notice “%s”', (line) => {
    expect(startsSomething(`import a from './a.ts';\n\n${line}\n`)).toBe(true);
  });

  it.each(['const memo = createMemo<string>();', 'const start = () => {\n  run();\n};', '// start();'])(
    'does not mind “%s”',
    (line) => expect(startsSomething(`import a from './a.ts';\n\n${line}\n`)).toBe(false),
  );

  it('has no file of a catch-all name', () => {
    expect(sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
  });
});

describe('the browser bundle', () => {
  const scripts = globSync('dist/client/assets/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

  it.each(['additionalProperties', 'allowedTags', 'node:fs', 'CONTENT_KEY', 'icu.js', 'dropMarks'])(
    'holds nothing of the server or of development (%s)',
    (trace) => {
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((script) => script.includes(trace))).toEqual([]);
    },
  );

  it('keeps the consent script one file of its own', () => {
    const files = globSync('dist/client/assets/entries/choices.*.js', { cwd: root });
    expect(files).toHaveLength(1);
    for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\bimport\b/);
  });
});
