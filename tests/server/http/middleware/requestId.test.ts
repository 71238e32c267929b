import express from 'express';
import { describe, expect, it } from 'vitest';
import { requestId } from '../../../../server/http/middleware/requestId.ts';
import { currentRequest } from '../../../../server/observability/requestContext.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

async function start() {
  const memory = memoryLog();
  const app = express();
  app.use(requestId({ log: memory.log }));
  app.use(async (_request, response) => {
    await new Promise(setImmediate);
    currentRequest()?.log.info({ event: 'inside' }, 'Inside');
    response.send(currentRequest()?.id);
  });
  return { ...(await listen(app)), memory };
}

describe('requestId', () => {
  it('each request gets its own id: in header, context and log', async () => {
    const { origin, memory } = await start();
    const [one, two] = await Promise.all([ask(origin, '/'), ask(origin, '/')]);
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
    expect(one.body.toString()).toBe(one.headers['x-request-id']);
    const logged = memory.lines().map((line) => line.requestId);
    expect(new Set(logged)).toEqual(new Set([one.headers['x-request-id'], two.headers['x-request-id']]));
  });

  it('continues the trace of a valid traceparent, else starts one', async () => {
    const { origin, memory } = await start();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await ask(origin, '/', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
    await ask(origin, '/', { headers: { traceparent: 'anna@example.com' } });
    const [continued, begun] = memory.lines().map((line) => String(line.traceId));
    expect(continued).toBe(traceId);
    expect(begun).toMatch(/^[\da-f]{32}$/);
  });

  it('keeps the X-Request-Id of a proxy', async () => {
    const { origin } = await start();
    const reply = await ask(origin, '/', { headers: { 'X-Request-Id': 'edge-0042-42424242' } });
    expect(reply.headers['x-request-id']).toBe('edge-0042-42424242');
  });

  it.each(['a b', 'x'.repeat(129), 'EST-7K2M-9QXA', 'a","level":"fatal', '../../etc', ''])(
    'replaces the invalid id %j',
    async (id) => {
      const { origin } = await start();
      const reply = await ask(origin, '/', { headers: { 'X-Request-Id': id } });
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('outside a request: undefined', () => {
    expect(currentRequest()).toBeUndefined();
  });
});
