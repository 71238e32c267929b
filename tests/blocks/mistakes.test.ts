import { describe, expect, it } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import { minimalPage } from '../renderer/minimalPage.ts';
import { getExamples } from './getExamples.ts';
import { createMutations } from './mutations.ts';

describe.each(blockTypes)('a block of type %s', (type) => {
  it.each(getExamples(registryLines[type].component))(
    'is dropped for each single mistake in “$name”',
    ({ props }) => {
      const mutations = createMutations(type, props);
      expect(mutations.length).toBeGreaterThan(2);
      for (const { what, field, pointer, props, suggestion } of mutations) {
        const { page, dropped } = validatePage(minimalPage([{ id: 'b', type, props }]));
        expect(page.blocks, what).toEqual([]);
        expect(dropped, what).toHaveLength(1);
        const problems = dropped[0]?.problems ?? [];
        expect(problems, what).toHaveLength(1);
        expect(problems[0], what).toMatchObject({
          pointer: `/blocks/0/props${pointer}`,
          sentence: expect.stringContaining(`“${field}”`),
          ...(suggestion && { suggestion }),
        });
      }
    },
  );
});
