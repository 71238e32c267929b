import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import { createPageCache } from '../../../../server/cache/pages/createPageCache.ts';
import { createPurger } from '../../../../server/cache/purge/createPurger.ts';
import { connectRedis } from '../../../../server/cache/redis/connectRedis.ts';
import { startSharedStores } from '../../../../server/cache/redis/startSharedStores.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../../startRedisServer.ts';
import { memoryLog } from '../../memoryLog.ts';
import { made, target } from '../pages/pageTargets.ts';

if (!hasRedis)
  process.stdout.write(
    'There is no redis-server on the PATH: what processes share is tested without Redis.\n',
  );

/** A process that keeps answers and pages in a Redis. */
async function startProcess(url: string, site = 'one') {
  const memory = memoryLog();
  const state = { calls: 0, asked: 0 };
  const redis = connectRedis(url, memory.log);
  onTestFinished(() => redis.close());
  const stores = await startSharedStores(redis);
  const data = createDataCache({ store: stores.data(site) });
  const cache = createPageCache({
    make: async ({ path }) => made(path, { body: `${path} ${++state.calls}`, tags: ['menus'] }),
    maxBytes: 1_000_000,
    log: memory.log,
    store: stores.pages(site),
    budgetMs: 1000,
  });
  const { purge } = createPurger({ data, pages: cache, channel: stores.channel, log: memory.log });
  const ask = (tags: readonly string[]) =>
    data.cacheFetch({
      key: 'a',
      freshSeconds: 60,
      waitMs: 1000,
      make: async () => ({ value: ++state.asked, tags, pageTags: ['menus'] }),
    });
  return { cache, ask, purge, state, memory };
}

describe('no Redis at the address', () => {
  it('each process uses its own cache; one log line; purge() rejects but purges locally', async () => {
    const { cache, purge, state, memory } = await startProcess('redis://127.0.0.1:9');
    for (let number = 0; number < 3; number++) await cache.fetch(target(`/${number}`));
    expect((await cache.fetch(target('/0'))).state).toBe('fresh');
    expect(state.calls).toBe(3);
    await memory.line('redis-lost');
    await sleep(1500);
    expect(memory.lines().filter(({ event }) => event === 'redis-lost')).toHaveLength(1);
    await expect(purge({ all: true })).rejects.toThrow();
    expect(cache.peek(target('/0'))).toBeUndefined();
  });
});

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterAll(() => redis.stop());

  it('a page is rendered once for both, and not shared with another site', async () => {
    const [one, other, stranger] = await Promise.all([
      startProcess(redis.url),
      startProcess(redis.url),
      startProcess(redis.url, 'two'),
    ]);
    await Promise.all([one.cache.fetch(target('/a')), other.cache.fetch(target('/a'))]);
    expect(one.state.calls + other.state.calls).toBe(1);
    await stranger.cache.fetch(target('/a'));
    expect(stranger.state.calls).toBe(1);
  });

  it('a purge reaches the other process within a second', async () => {
    const [one, other] = await Promise.all([startProcess(redis.url), startProcess(redis.url)]);
    await one.cache.fetch(target('/b'));
    await other.cache.fetch(target('/b'));
    const start = performance.now();
    await one.purge({ paths: ['/b'] });
    await expect.poll(() => other.cache.peek(target('/b')), { interval: 10 }).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1000);
    const before = one.state.calls + other.state.calls;
    await other.cache.fetch(target('/b'));
    expect(one.state.calls + other.state.calls).toBe(before + 1);
  });

  it('share answers; a purge of a list’s tag outdates the pages with the list in both', async () => {
    const [one, other] = await Promise.all([startProcess(redis.url, 's'), startProcess(redis.url, 's')]);
    expect([(await one.ask(['node:1'])).value, (await other.ask(['node:1'])).value]).toEqual([1, 1]);
    await other.cache.fetch(target('/e'));
    await one.purge({ tags: ['node:1'] });
    await expect.poll(() => other.cache.peek(target('/e')), { interval: 10 }).toBeUndefined();
    expect((await other.ask(['node:1'])).state).toBe('made');
    const late = await startProcess(redis.url, 's');
    expect((await late.ask(['node:1'])).value).toBe(other.state.asked);
  });

  it('Redis away and back: both keep serving; pages purged meanwhile are not served', async () => {
    const { cache, purge, state, memory } = await startProcess(redis.url);
    await purge({ tags: ['dealers'] });
    await cache.fetch(target('/c'));
    await redis.stop();
    expect((await cache.fetch(target('/c'))).state).toBe('fresh');
    await cache.fetch(target('/d'));
    expect(state.calls).toBe(2);
    await memory.line('redis-lost');
    await redis.start();
    // It has forgotten everything, the purges as well: so does the process.
    await expect.poll(() => cache.peek(target('/c')), { timeout: 10_000 }).toBeUndefined();
    expect(await memory.line('redis-back')).toMatchObject({ level: 'info' });
  });
});
