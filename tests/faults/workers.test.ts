import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { runSite, type Site } from '../site/runSite.ts';
import { createLoad } from './load.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const VISITORS = 8;
const LOAD = 30;

const total = (answered: Map<number, number>) =>
  [...answered.values()].reduce((sum, count) => sum + count, 0);
const getPids = ({ log }: Site) =>
  new Set(log.filter(({ event }) => event === 'request').map(({ pid }) => Number(pid)));

it.each([1, 2])(
  'SIGTERM under load, %i process(es): no request is dropped while a load balancer may still send some',
  async (processes) => {
    const site = await runSite({ WEB_CONCURRENCY: String(processes) });
    const load = createLoad(`${site.url}/the-yard`, VISITORS);
    onTestFinished(async () => {
      await load.stop();
      await site.stop();
    });
    await load.after(LOAD);
    const before = total(load.answered);
    const ended = site.stop();
    await load.waitForUnready(`${site.url}/readyz`);
    const code = await ended;
    await load.over;
    tell(
      `SIGTERM under load, ${processes} process(es)`,
      `${before} answers before it, ${total(load.answered) - before} after it, ${load.dropped.length} dropped; ` +
        `exit code ${code}`,
    );
    expect(load.dropped).toEqual([]);
    expect([...load.answered.keys()]).toEqual([200]);
    expect(code).toBe(0);
  },
);

it('a process killed under load: the others answer, a new one is started', async () => {
  const site = await runSite({ WEB_CONCURRENCY: '2' });
  for (let ask = 0; ask < 6; ask++) await visit(`${site.url}/the-yard`);
  const load = createLoad(`${site.url}/the-yard`, VISITORS);
  onTestFinished(async () => {
    await load.stop();
    await site.stop();
  });
  await load.after(LOAD);
  const [victim] = getPids(site);
  if (victim === undefined) throw new Error('Nobody has answered yet');
  const start = performance.now();
  process.kill(victim, 'SIGKILL');
  const event = (name: string) => site.log.find((line) => line.event === name);
  await expect.poll(() => event('worker-back'), { timeout: 60_000 }).toBeDefined();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await sleep(300);
  await load.stop();
  tell(
    'a process killed under load',
    `${total(load.answered)} answers, ${load.dropped.length} cut off with it (of ${VISITORS} visitors); ` +
      `longest gap ${load.longestGap()} ms; another one served after ${seconds} s`,
  );
  expect(event('worker-died')).toMatchObject({ worker: victim, signal: 'SIGKILL' });
  expect(load.dropped.length).toBeLessThanOrEqual(VISITORS);
  expect([...load.answered.keys()]).toEqual([200]);
});
