import { describe, expect, it } from 'vitest';
import { createReference, parseReference } from '../../../../server/leads/store/reference.ts';

describe('a reference', () => {
  it('is read as it is written', () => {
    for (let count = 0; count < 200; count++) {
      const reference = createReference('KES');
      expect(reference).toMatch(/^KES-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(parseReference(reference, 'KES')).toBe(reference);
    }
  });

  it.each([
    ['EST-7K2M-9QXA', 'EST-7K2M-9QXA'],
    [' est 7k2m 9qxa ', 'EST-7K2M-9QXA'],
    ['7k2m9qxa', 'EST-7K2M-9QXA'],
    ['EST-OIL0-0000', 'EST-0110-0000'],
    ['est7k2m9qxa', 'EST-7K2M-9QXA'],
    ['7K2M-9QXA', 'EST-7K2M-9QXA'],
    ['EST12345', 'EST-EST1-2345'],
    ['EST-7K2M-9QX', undefined],
    ['EST-7K2M-9QXU', undefined],
    ['TOOLONG-7K2M-9QXA', undefined],
    ['E1-7K2M-9QXA', undefined],
    ['anything-else', undefined],
    ['', undefined],
  ])('typed as “%s” at a brand whose prefix is EST is %s', (text, reference) => {
    expect(parseReference(text, 'EST')).toBe(reference);
  });

  it.each([
    ['EST-7K2M-9QXA', 'EST-7K2M-9QXA'],
    ['lilo 7k2m9qxa', 'LILO-7K2M-9QXA'],
    ['kes7k2m9qxa', 'KES-7K2M-9QXA'],
    ['7k2m-9qxa', 'KES-7K2M-9QXA'],
  ])(
    'keeps the prefix it was given out under: “%s” at a brand whose prefix is KES is %s',
    (text, reference) => {
      expect(parseReference(text, 'KES')).toBe(reference);
    },
  );
});
