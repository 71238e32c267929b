import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSite, type Site } from '../site/runSite.ts';
import { startRedis, type TestRedis } from './startRedis.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

let redis: TestRedis;
let door: TcpProxy;
let site: Site;
beforeAll(async () => {
  redis = await startRedis('hush');
  door = await startTcpProxy(redis.port);
  site = await runSite({ REDIS_URL: `redis://:hush@127.0.0.1:${door.port}` });
});
afterAll(async () => {
  await site.stop();
  await door.close();
  await redis.close();
});

const events = (name: string) => site.log.filter(({ event }) => event === name).length;

/** Pages in a language nobody has asked for before, and questions that are counted. */
async function visitAll(locale: string) {
  const paths = [`/${locale}`, `/${locale}/nowhere`, `/api/autocomplete?text=fra&locale=${locale}`];
  const visits = [];
  for (const path of [...paths, '/api/puzzle?sitekey=EMBEDDED']) visits.push(await visit(site.url + path));
  return {
    failed: visits.filter(({ status }) => status >= 500).length,
    slowest: Math.max(...visits.map(({ ms }) => ms)),
  };
}

describe('Redis', () => {
  it('lost and back: no request fails; the log has one line for each', async () => {
    const before = await visitAll('fr');
    await door.shut();
    const without = await visitAll('de');
    await expect.poll(() => events('redis-lost')).toBeGreaterThan(0);
    await door.open();
    const isBack = () => events('redis-back') === events('redis-lost');
    await expect.poll(isBack, { timeout: 5000 }).toBe(true);
    const after = await visitAll('es');
    const failed = before.failed + without.failed + after.failed;
    tell(
      'Redis lost and back',
      `(${redis.kind}) ${failed} requests failed; the slowest took ${before.slowest} ms before, ` +
        `${without.slowest} ms without, ${after.slowest} ms after`,
    );
    expect(failed).toBe(0);
    await expect.poll(isBack, { timeout: 5000 }).toBe(true);
    // On a machine that is busy for half a second, Redis counts as away once more.
    expect(events('redis-lost')).toBeLessThanOrEqual(2);
    expect(JSON.stringify(site.log)).not.toContain('hush');
    expect(site.noise).toEqual([]);
  });

  it('hung: no request fails', async () => {
    door.jam();
    const hung = await visitAll('it');
    await door.open();
    tell('Redis hung', `(${redis.kind}) ${hung.failed} requests failed; the slowest took ${hung.slowest} ms`);
    expect(hung.failed).toBe(0);
    expect(hung.slowest).toBeLessThan(2000);
  });
});
