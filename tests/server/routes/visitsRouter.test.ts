import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import type { VisitReport } from '../../../schemas/visitReport.ts';
import { createLimitStores } from '../../../server/http/limits/createLimitStores.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { getRelease } from '../../../server/observability/getRelease.ts';
import { createHistory } from '../../../server/observability/history/createHistory.ts';
import { createMetrics } from '../../../server/observability/metrics/createMetrics.ts';
import { signals } from '../../../server/observability/signals.ts';
import { visitsRouter } from '../../../server/routes/visitsRouter.ts';
import { demoBrand } from '../../demoBrand.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

const REPORT: VisitReport = {
  route: 'products-slug',
  locale: 'fr',
  release: getRelease(),
  lcp: { ms: 3100, block: 'product-hero' },
  inp: 90,
  cls: 0.02,
  shifts: [{ block: 'highlights', score: 0.02 }],
  slow: [{ block: 'versions', count: 2, ms: 640 }],
  errors: [{ block: 'versions', name: 'TypeError', message: 'x of anna@example.com is not a function' }],
};

async function start() {
  const memory = memoryLog();
  const store = createLimitStores(undefined)('visits');
  const app = express().use(requestId({ log: memory.log }), visitsRouter({ brand: demoBrand, store }));
  const { origin } = await listen(app);
  const taken: VisitReport[] = [];
  onTestFinished(signals.visit.on((visit) => taken.push(visit)));
  const send = (body: unknown, type = 'application/json') =>
    fetch(`${origin}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { send, taken, lines: memory.lines, log: memory.log };
}

it('counts a visit in histograms, by block, in metrics and history', async () => {
  const { send, log } = await start();
  const metrics = createMetrics({});
  const countLeads = async () => ({ pending: 0, dead: 0 });
  const history = createHistory({ directory: undefined, countLeads, log });
  onTestFinished(async () => {
    metrics.close();
    await history.close();
  });
  const fast: VisitReport = { ...REPORT, lcp: { ms: 900, block: 'product-hero' }, slow: [], errors: [] };
  for (const report of [REPORT, fast]) {
    const reply = await send(report);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([204, 'no-store']);
  }
  const text = await metrics.text();
  const labels = `brand="Estran",route="products-slug",locale="fr",release="${getRelease()}"`;
  expect(text).toContain(`web_vitals_lcp_seconds_bucket{le="1",${labels}} 1`);
  expect(text).toContain(`web_vitals_lcp_seconds_count{${labels}} 2`);
  expect(text).toContain(`web_vitals_inp_seconds_bucket{le="0.1",${labels}} 2`);
  expect(text).toContain(`web_vitals_cls_sum{${labels}} 0.04`);
  expect(text).toContain('block_lcp_seconds_count{block="product-hero"} 2');
  expect(text).toContain('block_slow_interactions_total{block="versions"} 2');
  expect(text).toContain('browser_errors_total{block="versions"} 1');

  const { visits, costs } = history.visits(0, Date.now() + 1);
  expect(visits).toBe(2);
  expect(costs.map(({ block, suffered }) => [block, suffered])).toEqual([
    ['product-hero', 1],
    ['versions', 1],
    ['highlights', 0],
  ]);
  expect(costs[0]).toMatchObject({ paints: 2, paintMs: 4000 });
  expect(costs[1]).toMatchObject({ slowInteractions: 2, slowestMs: 640, errors: 1 });
});

it('logs errors, equal ones once, without personal data', async () => {
  const { send, lines } = await start();
  await send(REPORT);
  await send(REPORT);
  await send({ ...REPORT, errors: [{ name: 'Error', message: 'Script error.' }] });
  const logged = lines().filter(({ event }) => event === 'block-failed' || event === 'browser-error');
  expect(logged.map(({ event, type, error, kind, locale }) => [event, type, error, kind, locale])).toEqual([
    ['block-failed', 'versions', 'TypeError', 'products-slug', 'fr'],
    ['browser-error', undefined, 'Error', 'products-slug', 'fr'],
  ]);
  expect(JSON.stringify(lines())).not.toContain('anna@');
});

it('unknown routes and blocks are counted as “other”', async () => {
  const { send, taken } = await start();
  const made = [{ block: 'constructor', score: 0.1 }];
  expect((await send({ ...REPORT, route: 'made-up', release: 'older', shifts: made })).status).toBe(204);
  expect(taken).toEqual([expect.objectContaining({ route: 'other', release: 'other' })]);
  expect(taken[0]?.shifts).toEqual([{ block: 'other', score: 0.1 }]);
});

it('400 for invalid reports, and a rate limit', async () => {
  const { send, taken } = await start();
  for (const junk of [
    '',
    'null',
    '{"route":',
    [],
    {},
    { ...REPORT, url: 'https://www.example.com/?email=anna@example.com' },
    { ...REPORT, locale: 'xx' },
    { ...REPORT, cls: 'much' },
    { ...REPORT, inp: -1 },
    { ...REPORT, shifts: Array.from({ length: 11 }, () => ({ block: 'hero', score: 1 })) },
    { ...REPORT, errors: [{ name: 'Error', message: 'x'.repeat(201) }] },
    { ...REPORT, lcp: { ms: 1, block: '<script>' } },
  ]) {
    expect((await send(junk)).status, JSON.stringify(junk)).toBe(400);
  }
  expect((await send(JSON.stringify({ ...REPORT, more: 'x'.repeat(9000) }))).status).toBe(413);
  expect((await send(REPORT, 'text/plain')).status).toBe(400);
  expect(taken).toEqual([]);
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await send(REPORT)).status));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});
