import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Block {
  type: string;
  items?: { cabins: number; berths: number; label: { en: string }; values: { en: string }[] }[];
}

const boats = globSync('demo/content/node/product/*.yaml').map((file): [boat: string, blocks: Block[]] => [
  basename(file, '.yaml'),
  parse(readFileSync(file, 'utf8')).blocks,
]);

/** Whole numbers of a text, such as “6 or 8, plus 2 in the saloon”. */
const figuresOf = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));

describe('the berths of the demo boats', () => {
  it.each(boats)(
    '%s: two in each cabin and two in the saloon, on the plans and in the data',
    (_boat, blocks) => {
      const items = (type: string) => blocks.find((block) => block.type === type)?.items ?? [];
      const layouts = items('cabin_layouts');
      expect(layouts.length).toBeGreaterThan(0);
      for (const { cabins, berths } of layouts) expect(berths).toBe(2 * cabins + 2);
      const row = items('compare_specifications').find(({ label }) => label.en === 'Berths');
      expect(figuresOf(row?.values[0]?.en)).toEqual([...layouts.map(({ cabins }) => 2 * cabins), 2]);
    },
  );
});
