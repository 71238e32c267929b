import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = globSync('docs/decisions/2*.md', { cwd: root }).sort();
const index = read('docs/decisions/README.md');

describe('the decisions', () => {
  it('are all in the index, which names nothing else', () => {
    const named = [...index.matchAll(/\]\((2[^)]+)\)/g)].map(([, name]) => `docs/decisions/${name}`);
    expect(named.sort()).toEqual(pages);
  });

  it.each(pages)('%s says below its title whether it holds, and by what it is superseded', (page) => {
    const [title, , status = ''] = read(page).split('\n');
    expect(title).toMatch(/^# ./);
    expect(status).toMatch(/^Status: (accepted|superseded by \[)/);
    for (const [, target = ''] of status.matchAll(/\]\(([^)]+)\)/g)) {
      expect(pages).toContain(`docs/decisions/${target}`);
    }
  });
});
