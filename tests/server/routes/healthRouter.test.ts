import express from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { healthRouter } from '../../../server/routes/healthRouter.ts';
import { ask, listen } from '../loopback.ts';

async function start(check: () => Promise<boolean>, { closing = false, leads = async () => true } = {}) {
  let checks = 0;
  const counted = (): Promise<boolean> => {
    checks++;
    return check();
  };
  const readiness = {
    services: { content: counted, leads },
    hasRedis: () => false,
    isClosing: () => closing,
    circuits: { content: { state: () => 'half-open' as const, isOpen: () => true } },
    warmUp: () => ({ state: 'running' as const, done: 120, total: 570, failed: 1 }),
  };
  const { origin } = await listen(express().use(healthRouter(readiness)));
  return { status: async (path: string) => (await ask(origin, path)).status, origin, checks: () => checks };
}

describe('healthRouter', () => {
  it('/healthz: 200 whatever is down', async () => {
    const { status, checks } = await start(async () => false, { closing: true });
    expect([await status('/healthz'), checks()]).toEqual([200, 0]);
  });

  it('/readyz: 200 with no-store when the content service answers', async () => {
    const { origin } = await start(async () => true);
    const { status, headers, body } = await ask(origin, '/readyz');
    expect([status, headers['cache-control'], JSON.parse(body.toString())]).toEqual([
      200,
      'no-store',
      {
        ready: true,
        services: { content: true, leads: true, redis: false },
        circuits: { content: 'half-open' },
        warmUp: { state: 'running', done: 120, total: 570, failed: 1 },
      },
    ]);
  });

  it.each([
    ['says no', async () => false],
    ['fails', async () => Promise.reject(new Error('down'))],
  ])('/readyz: 503 when the content service %s', async (_how, check) => {
    const { status } = await start(check);
    expect(await status('/readyz')).toBe(503);
  });

  it('/readyz: 503 after two seconds when the lead store does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
    const silent = () => {
      tellAsked();
      return new Promise<boolean>(() => undefined);
    };
    const { origin } = await start(async () => true, { leads: silent });
    const answer = ask(origin, '/readyz');
    await asked;
    vi.advanceTimersByTime(2000);
    const { status, body } = await answer;
    expect([status, JSON.parse(body.toString()).services]).toEqual([
      503,
      { content: true, leads: false, redis: false },
    ]);
  });

  it('stays ready when the content service goes away later, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isThere = true;
    const { origin } = await start(async () => isThere);
    const read = async () => {
      const { status, body } = await ask(origin, '/readyz');
      return { status, ...JSON.parse(body.toString()) };
    };
    expect(await read()).toMatchObject({ status: 200, ready: true, services: { content: true } });
    isThere = false;
    vi.advanceTimersByTime(2000);
    expect(await read()).toMatchObject({ status: 200, ready: true, services: { content: false } });
  });

  it('checks the content service again after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { status, checks } = await start(async () => true);
    await status('/readyz');
    vi.advanceTimersByTime(2000);
    await status('/readyz');
    expect(checks()).toBe(2);
  });

  it('concurrent requests share one check', async () => {
    const { status, checks } = await start(async () => true);
    await Promise.all([status('/readyz'), status('/readyz')]);
    await status('/readyz');
    expect(checks()).toBe(1);
  });

  it('/readyz: 503 during shutdown', async () => {
    const { status } = await start(async () => true, { closing: true });
    expect(await status('/readyz')).toBe(503);
  });
});
