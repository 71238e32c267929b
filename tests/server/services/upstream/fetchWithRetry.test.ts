import { expect, it } from 'vitest';
import type { Upstream } from '../../../../server/services/upstream/createUpstream.ts';
import { createUpstream } from '../../../../server/services/upstream/createUpstream.ts';
import { fetchWithRetry } from '../../../../server/services/upstream/fetchWithRetry.ts';
import { listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

/** A service that answers `status` with `headers` the first time, and well after that; asked once. */
async function start(status: number, headers: Record<string, string>, upstream?: Upstream) {
  let calls = 0;
  const { origin } = await listen((_request, response) => {
    calls++;
    if (calls === 1) response.writeHead(status, headers).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const begun = performance.now();
  const result = await fetchWithRetry(upstream ?? { service: 'content', deadlineMs: 5000 }, {
    who: 'The service',
    address: new URL(origin),
    shown: '/',
  }).catch((error: Error) => error.message);
  return { result, calls, ms: performance.now() - begun };
}

const WELL = { status: 200, body: {} };

it('service failure: retries after a pause', async () => {
  expect(await start(503, {})).toMatchObject({ result: WELL, calls: 2 });
});

it.each([429, 503])('%i: waits for Retry-After', async (status) => {
  const { result, calls, ms } = await start(status, { 'Retry-After': '1' });
  expect([result, calls]).toEqual([WELL, 2]);
  // Timers may fire a millisecond early.
  expect(ms).toBeGreaterThan(950);
});

it.each([429, 503])('%i with a Retry-After beyond the deadline: fails at once', async (status) => {
  const { result, calls } = await start(status, { 'Retry-After': '120' });
  expect([result, calls]).toEqual([`The service answered ${status}: /`, 1]);
});

it('circuit open: no retry', async () => {
  const upstream = createUpstream({ service: 'content', deadlineMs: 5000, log: memoryLog().log });
  const isOpen = { ...upstream.circuit, isOpen: () => true, run: async () => undefined };
  expect(await start(200, {}, { ...upstream, circuit: isOpen })).toMatchObject({
    result: 'The service is not called, its circuit is open: /',
    calls: 0,
  });
});
