import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPageCache } from '../../../../server/page-cache/createPageCache.ts';
import { startRedisStore } from '../../../../server/page-cache/redis/startRedisStore.ts';
import { connectRedis } from '../../../../server/redis/connectRedis.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../../startRedisServer.ts';
import { memoryLog } from '../../memoryLog.ts';
import { made, target } from '../pageTargets.ts';

if (!hasRedis)
  process.stdout.write('There is no redis-server on the PATH: the page store is tested without Redis.\n');

/** A process that keeps pages in a Redis. */
async function startProcess(url: string, site = 'one') {
  const memory = memoryLog();
  const state = { calls: 0, cleared: 0 };
  const redis = connectRedis(url, memory.log);
  onTestFinished(() => redis.close());
  const store = (await startRedisStore(redis))(site);
  const cache = createPageCache({
    make: async ({ path }) => made(path, { body: `${path} ${++state.calls}`, tags: ['menus'] }),
    maxBytes: 1_000_000,
    log: memory.log,
    store,
    clearData: async () => void state.cleared++,
  });
  return { cache, state, memory };
}

describe('without a Redis at the address', () => {
  it('every process goes on by itself, the log says so once, and a purge is not taken for done', async () => {
    const { cache, state, memory } = await startProcess('redis://127.0.0.1:9');
    for (let number = 0; number < 3; number++) await cache.fetch(target(`/${number}`));
    expect((await cache.fetch(target('/0'))).state).toBe('fresh');
    expect(state.calls).toBe(3);
    expect(memory.lines().filter(({ event }) => event === 'redis-lost')).toHaveLength(1);
    await expect(cache.purge({ all: true })).rejects.toThrow();
    expect(cache.atHand(target('/0'))).toBeUndefined();
  });
});

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterAll(() => redis.stop());

  it('make a page once, and share no page with another site', async () => {
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

  it('hear of each other’s purges within a second', async () => {
    const [one, other] = await Promise.all([startProcess(redis.url), startProcess(redis.url)]);
    await one.cache.fetch(target('/b'));
    await other.cache.fetch(target('/b'));
    const start = performance.now();
    await one.cache.purge({ paths: ['/b'] });
    await expect.poll(() => other.cache.atHand(target('/b')), { interval: 10 }).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1000);
    const before = one.state.calls + other.state.calls;
    await other.cache.fetch(target('/b'));
    expect(one.state.calls + other.state.calls).toBe(before + 1);
  });

  it('go on without it and come back to it; what was purged meanwhile is not shown', async () => {
    const { cache, state, memory } = await startProcess(redis.url);
    await cache.purge({ tags: ['x'] });
    await cache.fetch(target('/c'));
    await redis.stop();
    expect((await cache.fetch(target('/c'))).state).toBe('fresh');
    await cache.fetch(target('/d'));
    expect(state.calls).toBe(2);
    await redis.start();
    // It has forgotten everything, the purges as well: so does the process.
    await expect.poll(() => cache.atHand(target('/c')), { timeout: 10_000 }).toBeUndefined();
    expect(await memory.line('redis-back')).toMatchObject({ level: 'info' });
  });
});
