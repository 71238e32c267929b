import { describe, expect, it } from 'vitest';
import { reportValidation } from '../../../server/observability/reportValidation.ts';
import { runRequest } from '../../../server/observability/requestContext.ts';
import { validatePage } from '../../../site/frame/validatePage.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';
import { memoryLog } from '../memoryLog.ts';

/** What the log says of a page with these blocks. */
const collectLines = (...blocks: unknown[]) => {
  const { log, lines } = memoryLog();
  const validated = validatePage({ ...minimalPage(blocks), path: '/the-yard' });
  inRequest(log, () => reportValidation(validated));
  return lines();
};
const inRequest = (log: ReturnType<typeof memoryLog>['log'], work: () => void) =>
  runRequest({ id: 'r', log, upstream: { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 } }, work);

describe('the log line of a dropped block', () => {
  it('has the first problem and the number of others in its message, all in a field', () => {
    const props = { value: 1, images: {} };
    expect(collectLines({ id: 'k', type: 'key-figures', props })).toMatchObject([
      {
        level: 'warn',
        event: 'block-dropped',
        msg: 'Block 1 (key-figures) of /the-yard was dropped: “items” is missing (and 2 more problems)',
        page: '/the-yard',
        type: 'key-figures',
        index: 0,
        blockId: 'k',
        pointer: '/blocks/0/props',
        problems: [
          { pointer: '/blocks/0/props', message: '“items” is missing' },
          { pointer: '/blocks/0/props/images', found: 'an object', expected: 'a list' },
          { pointer: '/blocks/0/props/value', message: '“value” is not a known field' },
        ],
      },
    ]);
  });

  it('stays short with 10,000 problems', () => {
    const items = Array.from({ length: 10_000 }, () => 1);
    const lines = collectLines({ id: 'c', type: 'product-carousel', props: { products: items } });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toMatch(/\(and 9,999 more problems\)$/);
    expect(lines[0]?.problems).toHaveLength(50);
    expect(
      JSON.stringify(collectLines({ id: 'x', type: 'x'.repeat(100_000), props: {} })).length,
    ).toBeLessThan(1000);
  });
});

describe('the log line of a migrated block', () => {
  it('has the old and the new version', () => {
    const { log, lines } = memoryLog();
    const migrated = [{ type: 'lead', index: 2, id: 'l', from: 1, to: 2 }];
    const page = { path: '/the-yard', blocks: [] };
    inRequest(log, () => reportValidation({ page, dropped: [], migrated, problems: [] }));
    expect(lines()).toMatchObject([
      {
        level: 'info',
        event: 'block-migrated',
        blockId: 'l',
        msg: 'Block 3 (lead) of /the-yard was migrated from version 1 to 2',
      },
    ]);
  });
});

it('says that two blocks of a page have the same id', () => {
  const block = { id: 'twin', type: 'quotation', props: { quote: 'Fair winds' } };
  expect(collectLines(block, block)).toMatchObject([
    {
      level: 'warn',
      event: 'page-problem',
      page: '/the-yard',
      pointer: '/blocks/1/id',
      msg: '“id” in /blocks/1 must be another than that of /blocks/0, found “twin”',
    },
  ]);
});
