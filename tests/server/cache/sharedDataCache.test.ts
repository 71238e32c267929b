import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataCache } from '../../../server/cache/createDataCache.ts';
import { memoryShared } from './memoryShared.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Caches of several processes on one store. */
function processes(count: number) {
  const shared = memoryShared();
  const caches = Array.from({ length: count }, () =>
    createDataCache({ store: shared.connect(), name: 'site' }),
  );
  const [first = createDataCache(), second = createDataCache()] = caches;
  return { shared, first, second };
}

const never = async (): Promise<never> => {
  throw new Error('asked all the same');
};

describe('a data cache with a shared store', () => {
  it('serves what another process fetched', async () => {
    const { first, second } = processes(2);
    await first.cacheFetch('a', 60, async () => ({ text: 'fetched once' }));
    expect(await second.cacheFetch('a', 60, never)).toEqual({ text: 'fetched once' });
  });

  it('serves one and the same object while it is fresh, wherever it came from', async () => {
    const { first, second } = processes(2);
    const made = await first.cacheFetch('a', 60, async () => ({}));
    expect(await first.cacheFetch('a', 60, never)).toBe(made);
    const read = await second.cacheFetch('a', 60, never);
    expect(await second.cacheFetch('a', 60, never)).toBe(read);
  });

  it('keeps for itself what is not for all', async () => {
    const { shared, first } = processes(2);
    const staysHere = (value: string) => value === 'nothing there';
    await first.cacheFetch('a', 60, async () => 'nothing there', { staysHere });
    expect(shared.kept.size).toBe(0);
    expect(await first.cacheFetch('a', 60, never)).toBe('nothing there');
    await first.cacheFetch('b', 60, async () => 'a page', { staysHere });
    expect(shared.kept.size).toBe(1);
  });

  it('lets the store stand in for a service that fails', async () => {
    const { first, second } = processes(2);
    await first.cacheFetch('a', 60, async () => 'old');
    vi.setSystemTime(Date.now() + 61_000);
    expect(await second.cacheFetch('a', 60, never)).toBe('old');
  });

  it('takes over what another process wrote later', async () => {
    const { first, second } = processes(2);
    await first.cacheWrite('a', 'first', 60);
    expect(await second.cacheRead('a')).toBe('first');
    await first.cacheWrite('a', 'second', 60);
    expect(await second.cacheRead('a')).toBe('second');
  });

  it('is forgotten by all when one clears it', async () => {
    const { shared, first, second } = processes(2);
    await first.cacheWrite('a', 'old', 60);
    await second.cacheRead('a');
    await first.clear();
    expect([await first.cacheRead('a'), await second.cacheRead('a')]).toEqual([undefined, undefined]);
    expect(shared.kept.size).toBe(0);
  });

  it('goes on in memory while the store is away', async () => {
    const { shared, first } = processes(1);
    shared.lose();
    expect(await first.cacheFetch('a', 60, async () => 'value')).toBe('value');
    expect(await first.cacheFetch('a', 60, never)).toBe('value');
    await first.cacheWrite('b', 'other', 60);
    expect(await first.cacheRead('b')).toBe('other');
  });

  it('makes up for a purge that the store missed, for all, when it is back', async () => {
    const { shared, first, second } = processes(2);
    await first.cacheWrite('a', 'old', 60);
    await second.cacheRead('a');
    shared.lose();
    await first.clear();
    expect(shared.kept.size).toBe(1);
    shared.recover();
    await vi.waitFor(() => expect(shared.kept.size).toBe(0));
    await vi.waitFor(async () => expect(await second.cacheRead('a')).toBeUndefined());
  });

  it('keeps two sites on one store apart', async () => {
    const shared = memoryShared();
    const [one, other] = ['one', 'other'].map((name) => createDataCache({ store: shared.connect(), name }));
    await one?.cacheWrite('a', 'of one', 60);
    expect(await other?.cacheRead('a')).toBeUndefined();
  });

  it('treats what it cannot read in the store as absent', async () => {
    const { shared, first, second } = processes(2);
    await first.cacheWrite('a', 'value', 60);
    for (const key of shared.kept.keys()) shared.kept.set(key, '{ broken');
    expect(await second.cacheFetch('a', 60, async () => 'fetched')).toBe('fetched');
  });
});
