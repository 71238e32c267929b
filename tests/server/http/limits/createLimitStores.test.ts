import express from 'express';
import { rateLimit } from 'express-rate-limit';
import { expect, it, onTestFinished } from 'vitest';
import { connectRedis } from '../../../../server/cache/redis/connectRedis.ts';
import { createSharedStore } from '../../../../server/cache/redis/createSharedStore.ts';
import { createLimitStores } from '../../../../server/http/limits/createLimitStores.ts';
import { startRedis } from '../../../faults/startRedis.ts';
import { startTcpProxy } from '../../../faults/tcpProxy.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

/** Two apps with their own Redis connection to one Redis behind a proxy; both allow two requests. */
async function start({ refuseScripts = 0 } = {}) {
  const redis = await startRedis();
  const proxy = await startTcpProxy(redis.port);
  onTestFinished(async () => {
    await proxy.close();
    await redis.close();
  });
  const startApp = async () => {
    const memory = memoryLog();
    const connection = connectRedis(`redis://127.0.0.1:${proxy.port}`, memory.log);
    onTestFinished(() => connection.close());
    await new Promise<void>((resolve) => connection.onBack(resolve));
    const { call, ...rest } = createSharedStore(connection);
    let refused = 0;
    const shared = {
      ...rest,
      call: (command: string, ...words: string[]) =>
        command === 'SCRIPT' && refused++ < refuseScripts
          ? Promise.reject(new Error('Command timed out'))
          : call(command, ...words),
    };
    const app = express();
    const store = createLimitStores(shared)('test');
    app.use(rateLimit({ windowMs: 60_000, limit: 2, store }), (_request, response) => void response.end());
    const { origin } = await listen(app);
    return { visit: async () => (await ask(origin, '/')).status, memory };
  };
  return { proxy, one: await startApp(), other: await startApp() };
}

it('two apps on one Redis: the limit counts the requests of both', async () => {
  const { one, other } = await start();
  expect([await one.visit(), await other.visit(), await one.visit(), await other.visit()]).toEqual([
    200, 200, 429, 429,
  ]);
});

it('Redis away: each app counts its own requests', async () => {
  const { proxy, one, other } = await start();
  await proxy.shut();
  await one.memory.line('redis-lost');
  await other.memory.line('redis-lost');
  expect([await one.visit(), await one.visit(), await one.visit()]).toEqual([200, 200, 429]);
  expect(await other.visit()).toBe(200);
});

it('Redis back: the shared count applies again', async () => {
  const { proxy, one } = await start();
  expect([await one.visit(), await one.visit(), await one.visit()]).toEqual([200, 200, 429]);
  await proxy.shut();
  await one.memory.line('redis-lost');
  expect(await one.visit()).toBe(200);
  await proxy.open();
  await one.memory.line('redis-back');
  await expect.poll(() => one.visit()).toBe(429);
});

it('Redis too slow for the scripts at the start: the limit counts the requests of both soon after', async () => {
  // Each load brings two: the first load fails, and that of the first count.
  const { one, other } = await start({ refuseScripts: 2 });
  await Promise.all([one.visit(), other.visit()]);
  await expect.poll(async () => [await one.visit(), await other.visit()]).toEqual([429, 429]);
});
