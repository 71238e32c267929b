import { describe, expect, it } from 'vitest';
import { readPlaceText } from '../../../../server/services/geocoding/readPlaceText.ts';

describe('readPlaceText', () => {
  it('trims, and leaves one space between words', () => {
    expect(readPlaceText('  New \u00a0 Zealand ')).toBe('New Zealand');
    expect(readPlaceText('Tu\u0308rkei')).toBe('Türkei');
    expect(readPlaceText('x'.repeat(80))).toHaveLength(80);
  });

  it.each([undefined, ['a', 'b'], {}, '', '   ', 'x'.repeat(81), 'a\u0000b', 'a\nb', 'a\u007f', 'a\ud800'])(
    'refuses %j',
    (value) => {
      expect(readPlaceText(value)).toBeUndefined();
    },
  );
});
