import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCaptchaService } from '../../../demo/services/captcha/startCaptchaService.ts';
import { createLimitStores } from '../../../server/http/limits/createLimitStores.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { captchaRouter } from '../../../server/routes/captchaRouter.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

async function start() {
  const service = await startCaptchaService({ sitekey: 'SITE', secret: 'hush', effort: 'full' });
  onTestFinished(service.close);
  const memory = memoryLog();
  const app = express();
  app.set('trust proxy', 1);
  const upstream = { service: 'captcha', deadlineMs: 3000 } as const;
  const store = createLimitStores(undefined)('puzzles');
  app.use(requestId({ log: memory.log }), captchaRouter({ url: service.puzzleUrl, upstream, store }));
  const { origin } = await listen(app);
  const get = async (query: string, address = '192.0.2.1') => {
    const reply = await ask(origin, `/api/puzzle${query}`, { headers: { 'X-Forwarded-For': address } });
    return { ...reply, json: JSON.parse(reply.body.toString()) };
  };
  return { get, service, memory };
}

describe('GET /api/puzzle', () => {
  it('sends a puzzle with Cache-Control: no-store', async () => {
    const { get } = await start();
    const { status, headers, json } = await get('?sitekey=SITE');
    expect([status, headers['cache-control'], json]).toEqual([
      200,
      'no-store',
      { data: { puzzle: expect.stringContaining('.') } },
    ]);
  });

  it('passes the client’s address to the captcha server', async () => {
    const { get } = await start();
    const difficulty = async (address: string) =>
      Buffer.from((await get('?sitekey=SITE', address)).json.data.puzzle.split('.')[1], 'base64')[15];
    // Whatever the visitor writes before it, the proxy's own word comes last.
    for (let count = 0; count < 5; count++) expect(await difficulty(`10.0.${count}.1, 192.0.2.1`)).toBe(122);
    expect(await difficulty('10.0.99.1, 192.0.2.1')).toBe(130);
    expect(await difficulty('192.0.3.1')).toBe(122);
  });

  it.each(['', '?sitekey=OTHER', '?sitekey=', '?sitekey=a&sitekey=b', '?sitekey=%00'])(
    '%s: 400 in the widget’s format',
    async (query) => {
      const { get } = await start();
      const { status, headers, json } = await get(query);
      expect([status, json]).toEqual([400, { errors: [expect.stringMatching(/^sitekey_/)] }]);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('captcha server down: 503 and an error log', async () => {
    const { get, service, memory } = await start();
    await service.close();
    const { status, json } = await get('?sitekey=SITE');
    expect([status, json]).toEqual([503, { errors: ['puzzle_unavailable'] }]);
    expect(await memory.line('captcha-failed')).toMatchObject({ level: 'error' });
  });

  it('the 61st request of an address within a minute: 429; other addresses: 200', async () => {
    const { get } = await start();
    for (let count = 0; count < 60; count++) expect((await get('?sitekey=SITE')).status).toBe(200);
    const { status, headers, json } = await get('?sitekey=SITE');
    expect([status, json]).toEqual([429, { errors: ['account_usage_limit_reached'] }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.any(String) });
    expect((await get('?sitekey=SITE', '192.0.2.2')).status).toBe(200);
  });
});
