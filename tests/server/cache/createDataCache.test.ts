import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataCache } from '../../../server/cache/createDataCache.ts';

const failing = async (): Promise<never> => {
  throw new TypeError('the service is down');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A cache with a value under `a` that has just expired. */
async function expired() {
  const cache = createDataCache();
  await cache.cacheWrite('a', 'old', 60);
  vi.advanceTimersByTime(60_000);
  return cache;
}

test('fetches once and then serves what it kept', async () => {
  const cache = createDataCache();
  let calls = 0;
  const fetcher = async () => ({ calls: ++calls });
  expect(await cache.cacheFetch('a', 60, fetcher)).toEqual({ calls: 1 });
  expect(await cache.cacheFetch('a', 60, fetcher)).toEqual({ calls: 1 });
  expect(await cache.cacheFetch('b', 60, fetcher)).toEqual({ calls: 2 });
});

test('makes one call for all who ask at the same time', async () => {
  const cache = createDataCache();
  let calls = 0;
  const fetcher = async () => ++calls;
  expect(await Promise.all([1, 2, 3].map(() => cache.cacheFetch('a', 60, fetcher)))).toEqual([1, 1, 1]);
});

test('hands one failure to all who asked at the same time, then tries again', async () => {
  const cache = createDataCache();
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
  await expect(createDataCache().cacheFetch('a', 60, failing)).rejects.toThrow(
    new TypeError('the service is down'),
  );
});

test('fetches again after the expiry', async () => {
  const cache = await expired();
  expect(await cache.cacheFetch('a', 60, async () => 'new')).toBe('new');
});

test('serves the expired value when the fetcher fails', async () => {
  const cache = await expired();
  expect(await cache.cacheFetch('a', 60, failing)).toBe('old');
});

test('serves the expired value when the fetcher hangs, and survives its late failure', async () => {
  const cache = await expired();
  const started = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<never>();
  const fetching = cache.cacheFetch('a', 60, () => {
    started.resolve();
    return answer.promise;
  });
  await started.promise;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await fetching).toBe('old');
  answer.reject(new Error('too late'));
  await new Promise(setImmediate);
  expect(await cache.cacheFetch('a', 60, async () => 'new')).toBe('new');
});

test('keeps a value for less time when the value says so', async () => {
  const cache = createDataCache();
  const expiryOf = (value: string) => (value === 'brief' ? 5 : 60);
  const fetched = (value: string) => cache.cacheFetch('a', 60, async () => value, { expiryOf });
  expect(await fetched('brief')).toBe('brief');
  vi.advanceTimersByTime(4000);
  expect(await fetched('lasting')).toBe('brief');
  vi.advanceTimersByTime(1000);
  expect(await fetched('lasting')).toBe('lasting');
  vi.advanceTimersByTime(59_000);
  expect(await fetched('brief')).toBe('lasting');
});

test('reads what was written until it expires', async () => {
  const cache = createDataCache();
  await cache.cacheWrite('a', [1], 60);
  vi.advanceTimersByTime(59_000);
  expect(await cache.cacheRead('a')).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(await cache.cacheRead('a')).toBeUndefined();
  expect(await cache.cacheRead('b')).toBeUndefined();
});

test('forgets everything when told to', async () => {
  const cache = createDataCache();
  await cache.cacheWrite('a', 'old', 60);
  await cache.clear();
  expect(await cache.cacheRead('a')).toBeUndefined();
});

test('neither keeps nor serves anything for a caller that goes past it', async () => {
  const cache = createDataCache();
  const disable = true;
  await cache.cacheWrite('a', 'kept', 60);
  await cache.cacheWrite('a', 'not kept', 60, { disable });
  expect(await cache.cacheRead('a', { disable })).toBeUndefined();
  expect(await cache.cacheFetch('a', 60, async () => 'new', { disable })).toBe('new');
  expect(await cache.cacheRead('a')).toBe('kept');
});
