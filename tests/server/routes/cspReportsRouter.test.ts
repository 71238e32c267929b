import express from 'express';
import { expect, it } from 'vitest';
import { createLimitStores } from '../../../server/http/limits/createLimitStores.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { cspReportsRouter } from '../../../server/routes/cspReportsRouter.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

async function start() {
  const memory = memoryLog();
  const store = createLimitStores(undefined)('csp-reports');
  const app = express().use(requestId({ log: memory.log }), cspReportsRouter({ log: memory.log, store }));
  const { origin } = await listen(app);
  const report = (blocked: unknown, more: Record<string, unknown> = {}) =>
    fetch(`${origin}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'https://www.estran.example/de/haendler?q=anna@example.com',
          'blocked-uri': blocked,
          'effective-directive': 'script-src-elem',
          'original-policy': "default-src 'self'",
          ...more,
        },
      }),
    });
  const violations = () =>
    memory
      .lines()
      .flatMap(({ event, directive, source, page, count }) =>
        event === 'csp-violation' ? [{ directive, source, page, count }] : [],
      );
  return { report, violations, memory };
}

it('logs equal violations once, without addresses and queries', async () => {
  const { report, violations, memory } = await start();
  for (let times = 0; times < 3; times++) {
    const reply = await report('https://evil.example/x.js?user=anna');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([204, 'no-store']);
  }
  await report('inline');
  const page = '/de/haendler';
  expect(violations()).toEqual([
    { directive: 'script-src-elem', source: 'evil.example', page, count: 1 },
    { directive: 'script-src-elem', source: 'inline', page, count: 1 },
  ]);
  expect(JSON.stringify(memory.lines())).not.toContain('anna');
});

it('ignores browser extensions', async () => {
  const { report, violations } = await start();
  expect((await report('chrome-extension')).status).toBe(204);
  expect((await report('moz-extension://abc/x.js')).status).toBe(204);
  expect(violations()).toEqual([]);
});

it('400 for invalid reports, and a rate limit', async () => {
  const { report, violations } = await start();
  expect((await report(7)).status).toBe(400);
  expect((await report('inline', { 'effective-directive': 'x'.repeat(50) })).status).toBe(400);
  expect((await report(`https://x.example/${'x'.repeat(20_000)}`)).status).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await report('eval')).status));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect(violations()).toHaveLength(1);
});
