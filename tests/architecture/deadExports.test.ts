import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync(
  '{blocks,demo,locales,memo,pages,renderer/src,schemas,server,site,store,tools}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: ['**/*.d.ts'],
  },
);
const importers = [...sources, ...globSync('{tests/**/*.{ts,tsx},*.ts}', { cwd: root })];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Loaded by name: Vike's + files, the components of the registry, what the bundles of the package start with, and its command. */
const ENTRIES =
  /(^|\/)\+\w+\.tsx?$|^(?:demo\/brands\/\w+\/)?blocks\/(\w+)\/\2\.tsx$|^site\/frame\/renderCommand\.ts$|^renderer\/src\/(?:vite|gallery\/runCommand)\.ts$/;

const EXPORT = /^export (?:async )?(?:abstract )?(function\*?|const|let|class|interface|type) (\w+)/gm;
const NAMED = /(?:import|export)(?:\s+type)?\s+(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g;
const WHOLE = /(?:import\s+\*\s+as\s+\w+\s+from\s*|import\(\s*)'(\.[^']+)'/g;

/** What a file imports: `file name` for each name, `file *` for a whole module. */
function importsIn(file: string, text: string): string[] {
  const resolve = (specifier = '') => relative(root, join(root, dirname(file), specifier));
  const named = [...text.matchAll(NAMED)].flatMap(([, names = '', specifier]) =>
    names
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0],
      )
      .map((name) => `${resolve(specifier)} ${name}`),
  );
  return [...named, ...[...text.matchAll(WHOLE)].map(([, specifier]) => `${resolve(specifier)} *`)];
}

/** Exports that no other file imports. A type may be exported for the signature of a function of its own file. */
function deadExports(file: string, text: string, imported: ReadonlySet<string>): string[] {
  if (ENTRIES.test(file) || imported.has(`${file} *`)) return [];
  return [...text.matchAll(EXPORT)]
    .filter(([, kind = '', name = '']) => {
      if (imported.has(`${file} ${name}`)) return false;
      const isType = kind === 'interface' || kind === 'type';
      return !(isType && text.split(new RegExp(`\\b${name}\\b`)).length > 2);
    })
    .map(([, , name]) => `${file} exports ${name}, which no file imports`);
}

describe('exports', () => {
  const imported = new Set(importers.flatMap((file) => importsIn(file, read(file))));

  it('are imported by another file, or are entries', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => deadExports(file, read(file), imported))).toEqual([]);
  });

  it('are found when nothing imports them', () => {
    const text = 'export const used = 1;\nexport function unused(): Shape {}\nexport interface Shape {}\n';
    const names = new Set(importsIn('server/b.ts', "import { used as x } from './a.ts';"));
    expect(deadExports('server/a.ts', text, names)).toEqual([
      'server/a.ts exports unused, which no file imports',
    ]);
  });
});
