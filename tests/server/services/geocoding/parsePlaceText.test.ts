import { describe, expect, it } from 'vitest';
import { parsePlaceText } from '../../../../server/services/geocoding/parsePlaceText.ts';

describe('parsePlaceText', () => {
  it('trims and collapses spaces', () => {
    expect(parsePlaceText('  New \u00a0 Zealand ')).toBe('New Zealand');
    expect(parsePlaceText('Tu\u0308rkei')).toBe('Türkei');
    expect(parsePlaceText('x'.repeat(80))).toHaveLength(80);
  });

  it.each([undefined, ['a', 'b'], {}, '', '   ', 'x'.repeat(81), 'a\u0000b', 'a\nb', 'a\u007f', 'a\ud800'])(
    '%j: undefined',
    (value) => {
      expect(parsePlaceText(value)).toBeUndefined();
    },
  );
});
