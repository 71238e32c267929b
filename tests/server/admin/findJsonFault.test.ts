import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../server/admin/findJsonFault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Texts that are nearly JSON: a JSON text of which one character became another, or went. */
const nearly = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.constantFrom('', '"', ',', '}', ']', '\\', '0', '-', '\n', 'e'),
  )
  .map(([json, at, sign]) => json.slice(0, at % json.length) + sign + json.slice((at % json.length) + 1));

describe('findJsonFault', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearly, fc.string()), (text) => {
        expect(findJsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 0, 'a value'],
    ['{"a": 1,}', 8, 'a name in double quotes'],
    ['{"a" 1}', 5, 'a colon'],
    ['{"a": 1 "b": 2}', 8, 'a comma or }'],
    ['[1 2]', 3, 'a comma or ]'],
    ['{"a": tru}', 6, 'a value'],
    ['{"a": "x', 6, 'a text on one line that ends with a double quote'],
    ['{} {}', 3, 'nothing more'],
  ])('finds the place in %s', (text, at, expected) => {
    expect(findJsonFault(text)).toEqual({ at, expected });
  });

  it('does not follow endless nesting', () => {
    expect(findJsonFault('['.repeat(100_000))?.expected).toBe('less nesting');
  });
});
