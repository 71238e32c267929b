import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, refuseJson } from '../../../server/admin/parseJson.ts';

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
    fc.constantFrom('', '"', ',', '}', ']', '\\', '0', '-', '\n', 'e', '/', '\u00a0'),
  )
  .map(([json, at, sign]) => json.slice(0, at % json.length) + sign + json.slice((at % json.length) + 1));

describe('refuseJson', () => {
  it('accepts exactly what JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearly, fc.string()), (text) => {
        expect(refuseJson(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 1, 1, 'a value'],
    ['{"a": 1,}', 1, 9, 'a name in double quotes'],
    ['{\n  "a" 1}', 2, 7, 'a colon'],
    ['{"a": 1\n  "b": 2}', 2, 3, 'a comma'],
    ['[1', 1, 3, 'more of the list, or ],'],
    ['{"a": tru}', 1, 7, 'a value, or a name in double quotes,'],
    ['{"a": "x', 1, 7, 'a text on one line that ends with a double quote'],
    ['{} // end', 1, 4, 'no comment'],
    ['{} {}', 1, 4, 'nothing more'],
  ])('names line and column in %s', (text, line, column, expected) => {
    expect(refuseJson(text)?.message).toBe(`Line ${line}, column ${column}: ${expected} is expected here`);
  });

  it('refuses 100,000 nested arrays without a stack overflow', () => {
    expect(refuseJson('['.repeat(100_000))).toEqual({ message: 'It is nested too deep' });
  });
});

describe('parseJson', () => {
  it('returns the props of an object, and a problem for any other value', () => {
    expect(parseJson('{"a": 1}')).toEqual({ props: { a: 1 } });
    expect(parseJson('[1]')).toEqual({
      problems: [{ pointer: '', message: 'The props of a block are an object: { … }' }],
    });
  });
});
