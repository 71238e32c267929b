import { describe, expect, it } from 'vitest';
import { createReference, readReference } from '../../../../server/leads/store/reference.ts';

describe('a reference', () => {
  it('is read as it is written', () => {
    for (let count = 0; count < 200; count++) {
      const reference = createReference();
      expect(readReference(reference)).toBe(reference);
    }
  });

  it.each([
    ['EST-7K2M-9QXA', 'EST-7K2M-9QXA'],
    [' est 7k2m 9qxa ', 'EST-7K2M-9QXA'],
    ['7k2m9qxa', 'EST-7K2M-9QXA'],
    ['EST-OIL0-0000', 'EST-0110-0000'],
    ['EST12345', 'EST-EST1-2345'],
    ['EST-7K2M-9QX', undefined],
    ['EST-7K2M-9QXU', undefined],
    ['', undefined],
  ])('typed as “%s” is %s', (text, reference) => {
    expect(readReference(text)).toBe(reference);
  });
});
