import { expect, test } from 'vitest';
import { createRecent } from '../../../server/cache/createRecent.ts';

test('keeps as many as it may, and lets go of what nobody has asked for longest', () => {
  const recent = createRecent<string>(2);
  recent.set('a', 'A');
  recent.set('b', 'B');
  expect(recent.get('a')).toBe('A');
  recent.set('c', 'C');
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C']);
});

test('takes the last value of a key, which is then one and not two', () => {
  const recent = createRecent<string>(2);
  recent.set('a', 'A');
  recent.set('b', 'B');
  recent.set('a', 'other');
  expect([recent.get('b'), recent.get('a')]).toEqual(['B', 'other']);
});
