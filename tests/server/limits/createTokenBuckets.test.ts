import { expect, test } from 'vitest';
import { createTokenBuckets } from '../../../server/limits/createTokenBuckets.ts';

/** Buckets of three tokens of which one comes back in two seconds, and a clock. */
function setUp() {
  let seconds = 100;
  const take = createTokenBuckets({ capacity: 3, perSecond: 0.5, now: () => seconds });
  return { take, pass: (more: number) => (seconds += more) };
}

test('gives what is in a bucket at once, then says how long to wait', () => {
  const { take } = setUp();
  expect([1, 2, 3, 4].map(() => take('a'))).toEqual([0, 0, 0, 2]);
});

test('gives one token for each that has come back, to whoever has waited', () => {
  const { take, pass } = setUp();
  for (let index = 0; index < 3; index++) take('a');
  pass(1);
  expect(take('a')).toBe(1);
  pass(1);
  expect([take('a'), take('a')]).toEqual([0, 2]);
});

test('is never fuller than full', () => {
  const { take, pass } = setUp();
  take('a');
  pass(1000);
  expect([1, 2, 3, 4].map(() => take('a'))).toEqual([0, 0, 0, 2]);
});

test('has a bucket for each key', () => {
  const { take } = setUp();
  for (let index = 0; index < 4; index++) take('a');
  expect(take('b')).toBe(0);
});
