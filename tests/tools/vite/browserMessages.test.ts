import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idsNamedBy, readInBrowser } from '../../../tools/vite/browserMessages.ts';

const IDS = ['share.mail.label', 'share.link.label', 'share.title', 'video.play', 'video.pause'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ids-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string): string => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
};

const named = (...entries: string[]) => [...idsNamedBy(entries, IDS)];

it('finds message ids in strings and attributes', () => {
  const entry = write('entry.tsx', `const a = 'share.title';\n<Text id="video.play" />`);
  expect(named(entry)).toEqual(['share.title', 'video.play']);
});

it('template literals: all ids they can mean', () => {
  const entry = write('entry.ts', `text({ id: \`share.\${way}.label\` });`);
  expect(named(entry)).toEqual(['share.mail.label', 'share.link.label']);
});

it('follows static and dynamic imports, and cycles', () => {
  write('now.ts', `import './entry.ts';\nexport const a = 'share.title';`);
  write('later.ts', `export const b = 'video.pause';`);
  const entry = write(
    'entry.ts',
    `import {\n  a,\n} from './now.ts';\nconst b = () => import('./later.ts');`,
  );
  expect(named(entry)).toEqual(['share.title', 'video.pause']);
});

it('does not follow type imports', () => {
  write('types.ts', `export const a = 'share.title';`);
  expect(named(write('entry.ts', `import type { A } from './types.ts';`))).toEqual([]);
});

it('browsers get of the registry when a block is hydrated, if it ever is, and what the frame asks, not names, headings and props', () => {
  const registry = {
    lead: { component: 'Lead', hydration: 'never', heading: 2 },
    'dealer-hero': {
      component: 'DealerHero',
      hydration: 'idle',
      hydrateIfProps: ['video'],
      breadcrumb: true,
    },
  };
  expect(JSON.parse(readInBrowser(JSON.stringify(registry)))).toEqual({
    lead: {},
    'dealer-hero': { hydration: 'idle', breadcrumb: true },
  });
});
