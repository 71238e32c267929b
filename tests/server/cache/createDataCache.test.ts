import { expect, test } from 'vitest';
import { createDataCache } from '../../../server/cache/createDataCache.ts';

const on = () => createDataCache({ enabled: true });
const failing = async (): Promise<never> => {
  throw new TypeError('the service is down');
};
/** Entries written so have expired by the time they are read. */
const EXPIRED = 0.001;
const expire = () => new Promise((resolve) => setTimeout(resolve, 5));

test('fetches once and then serves what it kept', async () => {
  const cache = on();
  let calls = 0;
  const fetcher = async () => ({ calls: ++calls });
  expect(await cache.cacheFetch('a', 60, fetcher)).toEqual({ calls: 1 });
  expect(await cache.cacheFetch('a', 60, fetcher)).toEqual({ calls: 1 });
  expect(await cache.cacheFetch('b', 60, fetcher)).toEqual({ calls: 2 });
});

test('makes one call for all who ask at the same time', async () => {
  const cache = on();
  let calls = 0;
  const fetcher = async () => ++calls;
  expect(await Promise.all([1, 2, 3].map(() => cache.cacheFetch('a', 60, fetcher)))).toEqual([1, 1, 1]);
});

test('hands one failure to all who asked at the same time, then tries again', async () => {
  const cache = on();
  let calls = 0;
  const fetcher = () => {
    calls++;
    return failing();
  };
  const results = await Promise.allSettled([1, 2, 3].map(() => cache.cacheFetch('a', 60, fetcher)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
  expect(await cache.cacheFetch('a', 60, async () => 'back')).toBe('back');
});

test("throws the fetcher's own error when nothing was kept", async () => {
  await expect(on().cacheFetch('a', 60, failing)).rejects.toThrow(new TypeError('the service is down'));
});

test('fetches again after the expiry', async () => {
  const cache = on();
  await cache.cacheWrite('a', 'old', EXPIRED);
  await expire();
  expect(await cache.cacheFetch('a', 60, async () => 'new')).toBe('new');
});

test('serves the expired value when the fetcher fails', async () => {
  const cache = on();
  await cache.cacheWrite('a', 'old', EXPIRED);
  await expire();
  expect(await cache.cacheFetch('a', 60, failing)).toBe('old');
});

test('serves the expired value when the fetcher hangs, and survives its late failure', async () => {
  const cache = on();
  await cache.cacheWrite('a', 'old', EXPIRED);
  await expire();
  let giveUp = (_reason: Error) => undefined as unknown;
  const hanging = () =>
    new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
  expect(await cache.cacheFetch('a', 60, hanging)).toBe('old');
  giveUp(new Error('too late'));
  await expire();
  expect(await cache.cacheFetch('a', 60, async () => 'new')).toBe('new');
});

test('reads what was written until it expires', async () => {
  const cache = on();
  await cache.cacheWrite('a', [1], 60);
  await cache.cacheWrite('b', [2], EXPIRED);
  await expire();
  expect(await cache.cacheRead('a')).toEqual([1]);
  expect(await cache.cacheRead('b')).toBeUndefined();
  expect(await cache.cacheRead('c')).toBeUndefined();
});

test('keeps nothing when it is off', async () => {
  const cache = createDataCache({ enabled: false });
  let calls = 0;
  const fetcher = async () => ++calls;
  await cache.cacheWrite('a', 7, 60);
  expect(await cache.cacheRead('a')).toBeUndefined();
  expect([await cache.cacheFetch('a', 60, fetcher), await cache.cacheFetch('a', 60, fetcher)]).toEqual([
    1, 2,
  ]);
});
