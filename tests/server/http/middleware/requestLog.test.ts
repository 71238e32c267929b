import { request } from 'node:http';
import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { requestId } from '../../../../server/http/middleware/requestId.ts';
import { requestLog } from '../../../../server/http/middleware/requestLog.ts';
import { currentRequest } from '../../../../server/observability/requestContext.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

async function start(handler: RequestHandler) {
  const memory = memoryLog();
  const app = express();
  app.use(requestId({ log: memory.log }), requestLog, handler);
  return { ...(await listen(app)), memory };
}

const hello: RequestHandler = (_request, response) => {
  response.send('hello');
};

describe('requestLog', () => {
  it('one line with method, path, route and status; no query, no user agent', async () => {
    const { origin, memory } = await start((_request, response) => {
      const context = currentRequest();
      if (context) Object.assign(context, { route: 'fr-ranges-slug', locale: 'fr' });
      response.status(404).send('hello');
    });
    const reply = await ask(origin, '/fr/gammes/x?email=anna', { headers: { 'User-Agent': 'anna/1.0' } });
    const line = await memory.line('request');
    expect(line).toMatchObject({
      level: 'info',
      requestId: reply.headers['x-request-id'],
      method: 'GET',
      path: '/fr/gammes/x',
      route: 'fr-ranges-slug',
      locale: 'fr',
      status: 404,
      cache: 'none',
      ms: expect.any(Number),
      msg: expect.stringMatching(/^GET \/fr\/gammes\/x was answered with 404 in [\d.]+ ms$/),
    });
    expect(line.bytes).toBeGreaterThan(5);
    expect(JSON.stringify(memory.lines())).not.toContain('anna');
    expect(memory.lines()).toHaveLength(1);
  });

  it('includes calls with times, block counts and the visitor key', async () => {
    const { origin, memory } = await start((incoming, response, next) => {
      const began = performance.now();
      const call = { service: 'content', url: '/router', ms: 3.21, outcome: 'ok', status: 200, began };
      const blocks = { rendered: 2, migrated: 0, dropped: 1 };
      Object.assign(currentRequest() ?? {}, {
        calls: [call],
        blocks,
        visitor: '0123456789',
        renderStartedAt: began,
        renderMs: 1,
      });
      hello(incoming, response, next);
    });
    await ask(origin, '/');
    expect(await memory.line('request')).toMatchObject({
      calls: [
        { service: 'content', url: '/router', ms: 3.2, outcome: 'ok', status: 200, at: expect.any(Number) },
      ],
      blocks: { rendered: 2, migrated: 0, dropped: 1 },
      visitor: '0123456789',
      renderAt: expect.any(Number),
    });
  });

  it('masks personal data in paths', async () => {
    const { origin, memory } = await start(hello);
    await ask(origin, '/unsubscribe/anna%40example.com');
    expect(await memory.line('request')).toMatchObject({ path: '/unsubscribe/[email]' });
    expect(JSON.stringify(memory.lines())).not.toContain('anna');
  });

  const states = [
    ['none', {}],
    ['hit', { cached: 3 }],
    ['miss', { cached: 3, calls: 1, ms: 12.34 }],
    ['stale', { stale: 1, calls: 1, failed: 1 }],
  ] as const;
  it.each(states)('cache state %s follows from the upstream counts', async (state, counts) => {
    const { origin, memory } = await start((incoming, response, next) => {
      Object.assign(currentRequest()?.upstream ?? {}, counts);
      hello(incoming, response, next);
    });
    await ask(origin, '/');
    expect(await memory.line('request')).toMatchObject({ cache: state });
  });

  it('includes number and duration of upstream calls', async () => {
    const { origin, memory } = await start((incoming, response, next) => {
      Object.assign(currentRequest()?.upstream ?? {}, { calls: 2, ms: 12.345 });
      hello(incoming, response, next);
    });
    await ask(origin, '/');
    expect(await memory.line('request')).toMatchObject({ upstream: { calls: 2, ms: 12.3 } });
  });

  it('shortens paths to 300 characters', async () => {
    const { origin, memory } = await start(hello);
    await ask(origin, `/${'a'.repeat(5000)}`);
    const { path } = await memory.line('request');
    expect(path).toHaveLength(300);
  });

  it('a quiet request: debug level; a failed one: error', async () => {
    const { origin, memory } = await start((incoming, response) => {
      const context = currentRequest();
      if (context) context.quiet = true;
      response.sendStatus(incoming.path === '/bad' ? 500 : 200);
    });
    await ask(origin, '/good');
    await ask(origin, '/bad');
    expect(memory.lines().map((line) => [line.path, line.level])).toEqual([
      ['/good', 'debug'],
      ['/bad', 'error'],
    ]);
  });

  it('the client leaves before the answer: aborted', async () => {
    const { origin, memory } = await start(() => leaving.destroy());
    const leaving = request(`${origin}/slow`);
    leaving.on('error', () => undefined).end();
    const line = await memory.line('request');
    expect(line).toMatchObject({ aborted: true, msg: expect.stringContaining('aborted by the visitor') });
    expect(line.status).toBeUndefined();
  });
});
