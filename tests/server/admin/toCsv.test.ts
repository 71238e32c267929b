import { expect, it } from 'vitest';
import { toCsv } from '../../../server/admin/toCsv.ts';

it('quotes commas and quotes, and escapes formulas', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x, "y"', -1],
        ['=HYPERLINK("http://x")', undefined],
      ],
    ),
  ).toBe('\ufeffa,b\r\n"x, ""y""",-1\r\n"\'=HYPERLINK(""http://x"")",\r\n');
});
