import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHistory, type History } from '../../../../server/observability/history/createHistory.ts';
import { addFigures, emptyFigures, quantile } from '../../../../server/observability/history/Figures.ts';
import { toProblem } from '../../../../server/observability/history/toProblem.ts';
import { signals } from '../../../../server/observability/signals.ts';
import { memoryLog } from '../../memoryLog.ts';

const HOUR = 3_600_000;

const temporary = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-history-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};
const start = (directory: string | undefined, log = memoryLog().log): History =>
  createHistory({ directory, countLeads: async () => ({ pending: 2, dead: 1 }), log });
const answer = (ms: number, status = 200, route = 'products-slug') =>
  signals.request.emit({ route, status, cache: 'none', page: 'fresh', ms, brand: 'Estran' });
const lastHour = (history: History) => history.series(Date.now() - HOUR + 60_000, HOUR, 1)[0];
const problemLine = (msg: string, more: object = {}) =>
  JSON.stringify({ level: 'warn', time: new Date().toISOString(), event: 'block-dropped', msg, ...more });

it('keeps the figures of ended processes', async () => {
  const directory = temporary();
  const first = start(directory);
  answer(3);
  answer(1200, 503);
  answer(5, 200, 'file');
  signals.upstream.emit({ service: 'content', url: '/', outcome: 'ok', ms: 80, brand: 'Estran' });
  signals.upstream.emit({ service: 'content', url: '/', outcome: 'cached', ms: 0, brand: 'Estran' });
  signals.dropped.emit('quotation');
  signals.lead.emit('lead-accepted');
  signals.lead.emit('lead-delivered');
  await first.close();

  const second = start(directory);
  answer(4);
  const figures = lastHour(second);
  expect(figures).toMatchObject({
    requests: 3,
    errors: 1,
    pages: 3,
    cachedPages: 3,
    calls: 1,
    callMs: 80,
    dropped: 1,
    leadsAccepted: 1,
    leadsDelivered: 1,
  });
  expect(figures && quantile(figures, 0.95)).toBeGreaterThan(1000);
  expect(second.series(Date.now() - 5 * HOUR, HOUR, 2)).toEqual([undefined, undefined]);
  await second.close();
});

it('groups problems that differ only in numbers, with first and last time', async () => {
  const history = start(undefined);
  const earlier = new Date(Date.now() - 2 * HOUR).toISOString();
  signals.problem.emit(problemLine('Block 3 of page 12 was left out', { time: earlier, repeated: 4 }));
  signals.problem.emit(problemLine('Block 7 of page 9 was left out', { requestId: 'the-last' }));
  signals.problem.emit(problemLine('Of a colleague', { port: 'admin' }));
  const [group, ...others] = history.problems(0, Date.now() + 1);
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    event: 'block-dropped',
    message: 'Block … of page … was left out',
    level: 'warn',
    count: 6,
    first: Date.parse(earlier),
    requestId: 'the-last',
  });
  await history.close();
});

it('counts problems of the time asked for, with the first time of all that is kept', async () => {
  const history = start(undefined);
  const earlier = Date.now() - 5 * HOUR;
  for (const at of [earlier, Date.now()]) {
    signals.problem.emit(problemLine('The CRM was away', { time: new Date(at).toISOString() }));
  }
  expect(history.problems(Date.now() - HOUR, Date.now() + 1)).toMatchObject([{ count: 1, first: earlier }]);
  await history.close();
});

it.each([
  [
    { level: 'error', event: 'request', route: 'fr-products-slug', status: 500, msg: 'GET /x' },
    'Answers with 500 to products-slug',
  ],
  [
    {
      level: 'warn',
      event: 'block-dropped',
      type: 'tide-clock',
      problems: [{ sentence: '“tide-clock” is not a known block type' }],
      msg: 'Block 3 (tide-clock) of /the-yard was dropped',
    },
    'Block tide-clock is left out: “tide-clock” is not a known block type',
  ],
  [
    {
      level: 'warn',
      event: 'list-failed',
      msg: 'The content service answered 500: /jsonapi/node/news?page[limit]=7',
    },
    'The content service answered …: /jsonapi/node/news?…',
  ],
  [{ level: 'error', event: 'lead-dead', msg: 'EST-PJQ4-76BM is given up' }, '… is given up'],
  [{ level: 'info', event: 'request', msg: 'GET /x' }, undefined],
])('%j: %s', (line, message) => {
  expect(toProblem(JSON.stringify({ time: new Date().toISOString(), ...line }))?.message).toBe(message);
});

it('folder not usable: continues in memory, one log line', async () => {
  const file = join(temporary(), 'no-folder');
  writeFileSync(file, '');
  const { log, lines } = memoryLog();
  const history = start(file, log);
  answer(3);
  expect(lastHour(history)?.requests).toBe(1);
  expect(lines().filter(({ event }) => event === 'history-failed')).toHaveLength(1);
  await history.close();
});

it('disk fails for a while: old and new figures are shown meanwhile; the file gets what it has missed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const directory = temporary();
  const { log, lines } = memoryLog();
  const history = start(directory, log);
  const sinceStart = (of: History) => of.series(Date.now() - 3 * HOUR, 3 * HOUR + 60_000, 1)[0]?.requests;
  const problemsOf = (of: History) => of.problems(0, Date.now() + HOUR).map(({ count }) => count);
  answer(3);
  expect(sinceStart(history)).toBe(1);
  // Nobody can write while another connection does.
  const blocker = new Database(join(directory, 'history.db'));
  blocker.exec('begin immediate');
  vi.setSystemTime(Date.now() + HOUR);
  answer(3);
  signals.problem.emit(problemLine('The disk is full'));
  expect([sinceStart(history), problemsOf(history)]).toEqual([2, [1]]);
  vi.setSystemTime(Date.now() + HOUR);
  answer(3);
  expect(sinceStart(history)).toBe(3);
  blocker.exec('rollback');
  vi.setSystemTime(Date.now() + 60_000);
  answer(3);
  expect([sinceStart(history), problemsOf(history)]).toEqual([4, [1]]);
  await history.close();
  const next = start(directory);
  expect([sinceStart(next), problemsOf(next)]).toEqual([4, [1]]);
  await next.close();
  blocker.close();
  expect(lines().map(({ event }) => event)).toEqual(['history-failed', 'history-back']);
});

it('interpolates quantiles; leadsWaiting is a maximum, not a sum', () => {
  const sum = emptyFigures();
  expect(quantile(sum, 0.95)).toBeUndefined();
  const one = { ...emptyFigures(), leadsWaiting: 2, requests: 1 };
  one.durations[3] = 10;
  addFigures(sum, one);
  addFigures(sum, one);
  expect(sum).toMatchObject({ leadsWaiting: 2, requests: 2 });
  expect(quantile(sum, 0.5)).toBe(17.5);
});
