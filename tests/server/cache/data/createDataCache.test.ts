import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import type {
  CacheFetchOptions,
  DataCache,
  Outdated,
  TaggedAnswer,
} from '../../../../server/cache/data/DataCache.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { createTimeoutBudget } from '../../../../server/services/upstream/createTimeoutBudget.ts';
import { memoryDataStore } from './memoryDataStore.ts';

const down = async (): Promise<never> => {
  throw new UpstreamError('the service is down');
};
const answer =
  <T>(value: T, tags: readonly string[] = []) =>
  async (): Promise<TaggedAnswer<T>> => ({ value, tags });

const ask = <T>(
  cache: DataCache,
  make: CacheFetchOptions<T>['make'],
  options: Partial<CacheFetchOptions<T>> = {},
) => cache.cacheFetch({ key: 'a', freshSeconds: 60, waitMs: 1000, make, ...options });

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** A cache with an answer under `a` that has just expired. */
async function expired(tags: readonly string[] = []) {
  const cache = createDataCache();
  await ask(cache, answer('old', tags));
  later(60);
  return cache;
}

describe('a cached answer', () => {
  it('the second call is served from the cache, with the tags', async () => {
    const cache = createDataCache();
    const calls = vi.fn(answer('value', ['node:1']));
    expect(await ask(cache, calls)).toMatchObject({ value: 'value', tags: ['node:1'], state: 'made' });
    expect(await ask(cache, calls)).toMatchObject({ value: 'value', state: 'fresh' });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('concurrent calls share one request, and its failure', async () => {
    const cache = createDataCache();
    const calls = vi.fn(answer('value'));
    const values = await Promise.all([1, 2, 3].map(async () => (await ask(cache, calls)).value));
    expect([values, calls.mock.calls.length]).toEqual([['value', 'value', 'value'], 1]);
    const failing = vi.fn(down);
    const failed = await Promise.allSettled([1, 2].map(() => ask(cache, failing, { key: 'b' })));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing).toHaveBeenCalledTimes(1);
    expect((await ask(cache, answer('back'), { key: 'b' })).value).toBe('back');
  });

  it('expired: requested again; an equal answer keeps its object identity', async () => {
    const cache = createDataCache();
    const { value: first } = await ask(cache, answer({ text: 'same' }));
    later(61);
    const again = await ask(cache, answer({ text: 'same' }));
    expect([again.state, again.value === first]).toEqual(['made', true]);
    later(61);
    expect((await ask(cache, answer({ text: 'other' }))).value).toEqual({ text: 'other' });
  });

  it('freshSeconds decides by the value how long it is fresh', async () => {
    const cache = createDataCache();
    const freshSeconds = (value: string) => (value === 'brief' ? 5 : 60);
    await ask(cache, answer('brief'), { freshSeconds });
    later(4);
    expect((await ask(cache, answer('lasting'), { freshSeconds })).value).toBe('brief');
    later(1);
    expect((await ask(cache, answer('lasting'), { freshSeconds })).value).toBe('lasting');
  });

  it('disable: neither read nor stored', async () => {
    const cache = createDataCache();
    await ask(cache, answer('kept'));
    expect((await ask(cache, answer('new'), { disable: true })).value).toBe('new');
    expect(cache.cacheRead('a')).toBe('kept');
    expect(cache.cacheRead('a', { disable: true })).toBeUndefined();
    cache.cacheWrite('a', 'not written', 60, { disable: true });
    expect(cache.cacheRead('a')).toBe('kept');
  });

  it('cacheWrite, then cacheRead until it expires', () => {
    const cache = createDataCache();
    cache.cacheWrite('b', [1], 60);
    expect(cache.cacheRead('b')).toEqual([1]);
    later(61);
    expect(cache.cacheRead('b')).toBeUndefined();
  });
});

describe('a negative answer (isAbsent)', () => {
  const nothing = { isAbsent: (value: string) => value === 'nothing' };

  it('is fresh for 30 s, independent of the freshness of other answers', async () => {
    const cache = createDataCache();
    const calls = vi.fn(answer('nothing'));
    await ask(cache, calls, nothing);
    later(29);
    expect((await ask(cache, calls, nothing)).state).toBe('fresh');
    later(1);
    expect((await ask(cache, answer('now there'), nothing)).value).toBe('now there');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('3,000 negative answers evict no other answer', async () => {
    const cache = createDataCache();
    await ask(cache, answer('content'));
    for (let number = 0; number < 3000; number++) {
      await ask(cache, answer('nothing'), { key: `x${number}`, ...nothing });
    }
    expect(cache.cacheRead('a')).toBe('content');
  });

  it('replaces an expired answer, and is itself no stale-if-error value', async () => {
    const cache = await expired();
    expect((await ask(cache, answer('nothing'), nothing)).value).toBe('nothing');
    later(31);
    await expect(ask(cache, down, nothing)).rejects.toThrow(UpstreamError);
  });

  it('is outdated by a purge of its tag', async () => {
    const cache = createDataCache();
    await ask(cache, answer('nothing', ['node_list:page']), nothing);
    cache.purge({ tags: ['node:12', 'node_list:page'] });
    expect((await ask(cache, answer('published'), nothing)).value).toBe('published');
  });
});

describe('a failed request', () => {
  it('serves the expired answer for a day; the service is asked again only after 10 s', async () => {
    const cache = await expired();
    const failing = vi.fn(down);
    expect(await ask(cache, failing)).toMatchObject({ value: 'old', state: 'stale' });
    expect(await ask(cache, failing)).toMatchObject({ value: 'old', state: 'stale' });
    expect(failing).toHaveBeenCalledTimes(1);
    later(11);
    expect((await ask(cache, answer('new'))).value).toBe('new');
    later(86_401);
    await expect(ask(cache, down)).rejects.toThrow(UpstreamError);
  });

  it('slower than the budget: serves the expired answer; the late answer is stored for the next call', async () => {
    const cache = await expired();
    const slow = Promise.withResolvers<TaggedAnswer<string>>();
    const waiting = ask(cache, () => slow.promise);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toMatchObject({ value: 'old', state: 'stale' });
    slow.resolve({ value: 'late', tags: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask(cache, down)).toMatchObject({ value: 'late', state: 'fresh' });
  });

  it('no cached answer and a silent service: 503 after the budget, no limit in the background', async () => {
    const budget = createTimeoutBudget(1000);
    const hanging = () =>
      budget.during(
        () => new Promise<TaggedAnswer<string>>(() => undefined),
        () => true,
      );
    const cache = createDataCache();
    const asked = ask(cache, hanging, { budget });
    const refused = expect(asked).rejects.toMatchObject({
      status: 503,
      message: 'The service says nothing: a',
    });
    let isOver = false;
    const background = ask(cache, hanging, { budget, key: 'b', waitMs: Number.POSITIVE_INFINITY });
    void background.finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(isOver).toBe(false);
  });

  it('negative: true repeats the failure for 10 s without a request, for this key only', async () => {
    const cache = createDataCache();
    const failing = vi.fn(down);
    await expect(ask(cache, failing, { negative: true })).rejects.toThrow(UpstreamError);
    later(9.999);
    await expect(ask(cache, failing, { negative: true })).rejects.toThrow(UpstreamError);
    expect(failing).toHaveBeenCalledTimes(1);
    expect((await ask(cache, answer('other'), { negative: true, key: 'b' })).value).toBe('other');
    later(0.001);
    expect((await ask(cache, answer('back'), { negative: true })).value).toBe('back');
  });

  it('negative: true asks again at once after a purge, and after an error that is no UpstreamError', async () => {
    const cache = createDataCache();
    await expect(ask(cache, down, { negative: true })).rejects.toThrow(UpstreamError);
    cache.purge({ all: true });
    expect((await ask(cache, answer('back'), { negative: true })).value).toBe('back');
    const broken = async (): Promise<never> => {
      throw new TypeError('ours');
    };
    await expect(ask(cache, broken, { negative: true, key: 'b' })).rejects.toThrow(TypeError);
    expect((await ask(cache, answer('back'), { negative: true, key: 'b' })).value).toBe('back');
  });

  it('other errors than UpstreamError are rethrown unchanged', async () => {
    const cache = createDataCache();
    const broken = async (): Promise<never> => {
      throw new TypeError('a fault of ours');
    };
    await expect(ask(cache, broken)).rejects.toThrow(new TypeError('a fault of ours'));
  });
});

describe('a purge', () => {
  it('outdates the answers with one of its tags, and no others', async () => {
    const cache = createDataCache();
    await ask(cache, answer('a', ['node:1', 'media:7']));
    await ask(cache, answer('b', ['node:2']), { key: 'b' });
    expect(cache.purge({ tags: ['media:7'] })).toEqual({ answers: 1, pageTags: [] });
    expect(await ask(cache, answer('new'))).toMatchObject({ value: 'new', state: 'made' });
    expect(await ask(cache, down, { key: 'b' })).toMatchObject({ value: 'b', state: 'fresh' });
  });

  it('keeps the old answer, which is served stale while the request fails', async () => {
    const cache = createDataCache();
    await ask(cache, answer('old', ['node:1']));
    cache.purge({ tags: ['node:1'] });
    expect(await ask(cache, down)).toMatchObject({ value: 'old', state: 'stale' });
    cache.purge({ all: true });
    expect(await ask(cache, answer('new'))).toMatchObject({ value: 'new' });
  });

  it('returns the page tags of outdated lists', async () => {
    const cache = createDataCache();
    const make = async () => ({
      value: ['1', '2'],
      tags: ['node:1', 'node:2', 'node_list:news'],
      pageTags: ['node_list:news'],
    });
    await ask(cache, make);
    expect(cache.purge({ tags: ['node:2'] })).toEqual({ answers: 1, pageTags: ['node_list:news'] });
  });

  it('node_list outdates an answer only if the purge names no bundle’s list', async () => {
    const cache = createDataCache();
    const tags = (bundle: string) => ['node_list', `node_list:${bundle}`];
    await ask(cache, answer('news', tags('news')));
    await ask(cache, answer('events', tags('event')), { key: 'b' });
    expect(cache.purge({ tags: ['node:9', 'node_list', 'node_list:news'] }).answers).toBe(1);
    expect(cache.purge({ tags: ['node_list'] }).answers).toBe(2);
  });

  it('outdates an answer requested before the purge and received after it', async () => {
    const cache = createDataCache();
    const slow = Promise.withResolvers<TaggedAnswer<string>>();
    const waiting = ask(cache, () => slow.promise);
    await vi.advanceTimersByTimeAsync(0);
    cache.purge({ tags: ['node:1'] });
    slow.resolve({ value: 'old', tags: ['node:1'] });
    expect((await waiting).value).toBe('old');
    expect((await ask(cache, answer('new'))).value).toBe('new');
  });

  it('passes the outdated value and the purged tags to the next call', async () => {
    const cache = createDataCache();
    await ask(cache, answer('old', ['node:1']));
    cache.purge({ tags: ['node:1', 'node_list:news'] });
    const heard: Outdated<string>[] = [];
    const update = async (outdated?: Outdated<string>) => {
      if (outdated) heard.push({ ...outdated, purgedBy: new Set(outdated.purgedBy) });
      return { value: `${outdated?.value} and new`, tags: [] };
    };
    expect((await ask(cache, update)).value).toBe('old and new');
    expect(heard).toEqual([{ value: 'old', purgedBy: new Set(['node:1', 'node_list:news']) }]);
  });

  it('refreshAfterPurge: requests the answer again in the background', async () => {
    const cache = createDataCache();
    const calls = vi.fn(answer('list', ['node_list:news']));
    await ask(cache, calls, { refreshAfterPurge: true });
    cache.purge({ tags: ['node_list:news'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveBeenCalledTimes(2);
    expect((await ask(cache, down)).state).toBe('fresh');
  });
});

describe('two caches on one store', () => {
  const two = () => {
    const store = memoryDataStore();
    return { store, first: createDataCache({ store }), second: createDataCache({ store }) };
  };

  it('the second cache takes the answer of the first', async () => {
    const { first, second } = two();
    await ask(first, answer({ text: 'asked once' }, ['node:1']));
    const found = await ask<unknown>(second, down);
    expect(found).toMatchObject({ value: { text: 'asked once' }, tags: ['node:1'] });
    expect((await ask(second, down)).value).toBe(found.value);
  });

  it('the second cache prefers a newer stored answer to its own expired one', async () => {
    const { first, second } = two();
    await ask(first, answer('old'));
    await ask(second, down);
    later(61);
    await ask(first, answer('new'));
    expect((await ask(second, down)).value).toBe('new');
  });

  it('negative answers are not stored, and delete the stored answer', async () => {
    const { store, first } = two();
    await ask(first, answer('there'));
    expect(store.size()).toBe(1);
    later(61);
    await ask(first, answer('nothing'), { isAbsent: () => true });
    expect(store.size()).toBe(0);
  });

  it('the second cache skips a stored answer that was purged', async () => {
    const { store, first, second } = two();
    await ask(first, answer('old', ['node:1']));
    store.purge('node:1');
    expect((await ask(second, answer('new'))).value).toBe('new');
  });
});
