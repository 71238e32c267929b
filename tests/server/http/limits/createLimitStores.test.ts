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

/** Two processes that let everyone ask twice, and share a Redis that can be lost. */
async function start() {
  const redis = await startRedis();
  const door = await startTcpProxy(redis.port);
  onTestFinished(async () => {
    await door.close();
    await redis.close();
  });
  const process = async () => {
    const memory = memoryLog();
    const connection = connectRedis(`redis://127.0.0.1:${door.port}`, memory.log);
    onTestFinished(() => connection.close());
    await new Promise<void>((resolve) => connection.onBack(resolve));
    const shared = createSharedStore(connection);
    const app = express();
    const store = createLimitStores(shared)('test');
    app.use(rateLimit({ windowMs: 60_000, limit: 2, store }), (_request, response) => void response.end());
    const { origin } = await listen(app);
    return { visit: async () => (await ask(origin, '/')).status, memory };
  };
  return { door, one: await process(), other: await process() };
}

it('counts over all processes, and for each by itself while Redis is away', async () => {
  const { door, one, other } = await start();
  expect([await one.visit(), await other.visit(), await one.visit(), await other.visit()]).toEqual([
    200, 200, 429, 429,
  ]);
  await door.shut();
  await one.memory.line('redis-lost');
  expect([await one.visit(), await one.visit(), await one.visit()]).toEqual([200, 200, 429]);
  await door.open();
  await one.memory.line('redis-back');
  await expect.poll(() => one.visit()).toBe(429);
});
