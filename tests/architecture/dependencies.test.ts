import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Who may import whom. `renderer` is the headless core; its files with a `+` are Vike's hooks, which join the core to
 * the site. Of `site` and `blocks` the server takes what is plain data or TypeScript: Node runs it without a build.
 */
const MAY_IMPORT: Record<string, string[]> = {
  locales: [],
  consent: [],
  schemas: ['locales'],
  renderer: ['schemas'],
  parts: ['schemas', 'locales', 'store'],
  store: ['schemas', 'locales', 'consent'],
  blocks: ['schemas', 'locales', 'store', 'parts', 'renderer'],
  site: ['schemas', 'locales', 'store', 'parts', 'renderer', 'blocks', 'consent'],
  '+renderer': ['schemas', 'locales', 'store', 'renderer', 'blocks', 'site', 'design', 'consent'],
  server: ['schemas', 'locales', 'renderer', 'parts', 'site', 'blocks'],
};

const root = join(import.meta.dirname, '../..');
const sources = globSync('{locales,schemas,consent,renderer,parts,store,blocks,site,server}/**/*.{ts,tsx}', {
  cwd: root,
});
const layerOf = (file: string) =>
  /^renderer\/(.*\/)?(\+|pageContext|visit|chooseAssets|consentTags)/.test(file)
    ? '+renderer'
    : file.split('/')[0];

/** Every module a file names: `from '…'`, `import '…'`, `import('…')`. */
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  );

const localImports = (file: string) =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(root, join(root, dirname(file), name)));

describe('the dependency rule', () => {
  it.each(sources)('%s imports only what its layer may', (file) => {
    const layer = layerOf(file) ?? '';
    const allowed = [layer.replace('+', ''), ...(MAY_IMPORT[layer] ?? [])];
    const forbidden = localImports(file).filter((target) => !allowed.includes(target.split('/')[0] ?? ''));
    expect(forbidden).toEqual([]);
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
        .filter((file) => file.startsWith(from))
        .filter((file) => localImports(file).some((target) => target.startsWith(to)));
    for (const client of ['server/content/', 'server/dealers/']) {
      expect(crossing('server/embedded/', client)).toEqual([]);
      expect(crossing(client, 'server/embedded/')).toEqual([]);
    }
  });

  it('keeps ajv and the sanitizer behind the one door', () => {
    const using = (name: string) => sources.filter((file) => importsOf(file).some((one) => one === name));
    expect(using('ajv')).toEqual(['renderer/createPageValidator.ts', 'renderer/describeProblem.ts']);
    expect(using('sanitize-html')).toEqual(['renderer/plainText.ts', 'renderer/sanitizeHtml.ts']);
  });

  it('starts nothing on import but from server/main.ts and consent/main.ts', () => {
    const starting = sources.filter((file) =>
      /^(await )?\w+(\.\w+)*\(/m.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(starting).toEqual(['consent/main.ts']);
  });

  it('has no file of a catch-all name', () => {
    expect(sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
  });
});

describe('the browser bundle', () => {
  const scripts = globSync('dist/client/assets/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

  it.each(['additionalProperties', 'allowedTags', 'node:fs', 'CONTENT_KEY', 'icu.js'])(
    'holds nothing of the server (%s)',
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
