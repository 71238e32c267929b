import { describe, expect, it } from 'vitest';
import { createSanitizer } from '../../renderer/src/createSanitizer.ts';

const html = { type: 'string', format: 'html' };

describe('sanitizing by schema', () => {
  it('sanitizes rich text in arrays and objects, not plain text', () => {
    const sanitize = createSanitizer({
      properties: { items: { items: { properties: { text: html, label: { type: 'string' } } } } },
    });
    const dirty = '<b>a</b><script>x</script>';
    expect(sanitize({ items: [{ text: dirty, label: dirty }] })).toEqual({
      items: [{ text: '<b>a</b>', label: dirty }],
    });
  });

  it.each([
    ['anyOf', { anyOf: [{ properties: { text: html } }] }],
    ['additionalProperties', { additionalProperties: html }],
  ])('throws if rich text stands under %s, where it would not be found', (_where, schema) => {
    expect(() => createSanitizer(schema)).toThrow(/may stand only under/);
  });
});
