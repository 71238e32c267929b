import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { access } from '../server/observability/logs/lines.ts';
import { runSite, type Site } from './runSite.ts';

/** Some 50 MB, each line of which has to be parsed. */
const LINES = 30_000;
const FILLER = 'x'.repeat(1_500);
const QUEUE = 6;

let site: Site;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'bridgedeck-search-'));
  const line = (index: number) => access(`old-${index}`, { path: `/old/${index}`, calls: [{ url: FILLER }] });
  const log = Array.from({ length: LINES }, (_, index) => line(index)).join('');
  const slow = (hour: string, ms: number) =>
    access(`slow-${hour}`, { path: `/slow/${hour}`, ms, calls: [] }, `2026-11-21T${hour}:10:00.500Z`);
  writeFileSync(join(directory, 'bridgedeck-2026-11-21T14-00-00-000-1.log'), log);
  const night = slow('02', 1200) + slow('03', 900);
  writeFileSync(join(directory, 'bridgedeck-2026-11-21T02-00-00-000-1.log'), night);
  site = await runSite({ ADMIN_PORT: '0', LOG_DIRECTORY: directory, LOG_KEEP_DAYS: '3650' });
});
afterAll(async () => {
  expect(await site.stop()).toBe(0);
  rmSync(directory, { recursive: true, force: true });
  expect(site.noise).toEqual([]);
});

/** Each has its own answer: equal searches share one. */
const search = (name: string, signal: AbortSignal | null = null) =>
  fetch(`${site.adminUrl}/requests?visitor=0&status=5xx&path=/old/&since=2026-01-01&until=2027-01-0${name}`, {
    signal,
  });
const searches = Array.from({ length: QUEUE + 3 }, (_, index) => String(index + 1));

/** CPU time so far, in ticks: of the thread that answers visitors, and of the whole process. */
const cpu = (pid: unknown) => {
  const ticks = (path: string): number => {
    // The name of the program stands before it, in parentheses.
    const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  return { main: ticks(`/proc/${pid}/task/${pid}/stat`), all: ticks(`/proc/${pid}/stat`) };
};

it.runIf(process.platform === 'linux')('searches 50 MB of log files in a worker thread', async () => {
  await search('1');
  await expect.poll(() => site.log.length).toBeGreaterThan(0);
  const pid = site.log[0]?.pid;
  const before = cpu(pid);
  const answer = await search('2');
  expect(await answer.text()).toContain('0 found ');
  const after = cpu(pid);
  expect(after.all - before.all).toBeGreaterThan(10);
  expect(after.main - before.main).toBeLessThan((after.all - before.all) / 3);
});

it('finds the last line of a file', async () => {
  const found = await fetch(`${site.adminUrl}/requests?path=/old/${LINES - 1}&since=2026-01-01`);
  expect(await found.text()).toContain(`/requests/old-${LINES - 1}`);
});

it('serves pages during searches', async () => {
  // In memory from now on: what is timed below is not the making of the page.
  expect((await fetch(`${site.url}/en`)).status).toBe(200);
  let isOver = false;
  const found = Promise.all(searches.slice(0, QUEUE).map((name) => search(name))).then((answers) => {
    isOver = true;
    return answers.map(({ status }) => status);
  });
  expect((await fetch(`${site.url}/en`)).status).toBe(200);
  expect(isOver).toBe(false);
  expect(await found).toEqual(Array(QUEUE).fill(200));
});

it('“what was slow at three?”: the hours with slow requests, each leading to its own', async () => {
  const read = async (address: string) => (await fetch(`${site.adminUrl}${address}`)).text();
  const day = await read('/slow?since=2026-11-21&until=2026-11-22');
  const [, address = ''] = /href="([^"]+)"><time[^>]*>Sat 03:00</.exec(day) ?? [];
  expect(day).toContain('>Sat 02:00<');
  const hour = await read(address.replaceAll('&amp;', '&'));
  expect(hour).toContain('1 request of 1 page took');
  expect(hour).toContain('/slow/03: 900 ms, in the site itself.');
});

it('finds a request id in the files', async () => {
  expect(await (await fetch(`${site.adminUrl}/requests/old-7`)).text()).toContain('asked for /old/7');
});

it('too many searches: 503; searches of disconnected clients are cancelled', async () => {
  const leaving = new AbortController();
  const statuses: number[] = [];
  const asked = searches.map(async (name) => {
    const answer = await search(name, leaving.signal).catch(() => undefined);
    if (!answer) return;
    statuses.push(answer.status);
    if (answer.status !== 503) return;
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('try again in a moment');
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503]);
  leaving.abort();
  await Promise.all(asked);
  const aborted = () => site.log.filter((line) => line.port === 'admin' && line.aborted === true);
  await expect.poll(() => aborted().length).toBe(QUEUE);
  // The queue is empty again although not one of these searches has come to its end.
  expect((await search('1')).status).toBe(200);
  expect(site.log.filter(({ event }) => event === 'admin-busy')).toHaveLength(3);
  expect(site.log.filter(({ event }) => event === 'error-page-failed')).toEqual([]);
});
