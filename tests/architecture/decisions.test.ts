import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const loadText = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = globSync('docs/decisions/2*.md', { cwd: root }).sort();
const index = loadText('docs/decisions/README.md');
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** `server/app.ts`, `site/frame/` and the like; not `application/json` or `/registry.json`. */
const isOfRepository = (code: string): boolean =>
  /^[\w./@-]+$/.test(code) &&
  (/\.(?:tsx?|css)$/.test(code) || folders.some(({ name }) => code.startsWith(`${name}/`)));

describe('the decisions', () => {
  it('are all in the index with their title, and nothing else is', () => {
    const rows = [...index.matchAll(/\| \[(.+)\]\((2.+)\) \| (?:accepted|superseded)/g)];
    const expected = pages.map((page) => [loadText(page).split('\n')[0], page]);
    expect(rows.map(([, title, name]) => [`# ${title}`, `docs/decisions/${name}`])).toEqual(expected);
  });

  it.each(pages)('%s states below its title whether it holds, or the decision that supersedes it', (page) => {
    const [title, , status = ''] = loadText(page).split('\n');
    expect(title).toMatch(/^# ./);
    expect(status).toMatch(/^Status: (accepted|superseded by \[)/);
    for (const [, target = ''] of status.matchAll(/\]\(([^)]+)\)/g)) {
      expect(pages).toContain(`docs/decisions/${target}`);
    }
  });

  it.each(pages)('%s is short: 26 lines and 420 words at most', (page) => {
    const text = loadText(page);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(26);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(420);
  });

  it.each(pages)('%s names only files and folders that exist', (page) => {
    const codes = [...loadText(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    // The build makes dist/.
    const missing = codes.filter(
      (code) => isOfRepository(code) && !code.startsWith('dist/') && !existsSync(join(root, code)),
    );
    expect(missing).toEqual([]);
  });
});
