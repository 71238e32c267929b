import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import { UpstreamError } from '../../../server/http/errors.ts';
import { createGeocoderLimit } from '../../../server/http/middleware/geocoderLimit.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { suggestionsRouter } from '../../../server/routes/suggestionsRouter.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';
import { aDealer, DEALERS } from '../pages/locator/dealers.ts';
import { API_KEY, features, france, geocoderHost, sends } from '../services/geocoding/geocoderHost.ts';

const everybody = async () => DEALERS;

async function start(
  answer: Parameters<typeof geocoderHost>[0] = sends(features(france)),
  dealers: () => Promise<readonly Dealer[]> = everybody,
) {
  const host = await geocoderHost(answer);
  const memory = memoryLog();
  const app = express();
  app.set('trust proxy', 1);
  const geocoderLimit = createGeocoderLimit();
  app.use(
    requestId({ log: memory.log }),
    suggestionsRouter({ geocoder: host.geocoder, geocoderLimit, dealers: { dealers } }),
  );
  const { origin } = await listen(app);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await ask(origin, path, { headers });
    return { ...reply, json: JSON.parse(reply.body.toString()) };
  };
  return { get, memory, ...host };
}

describe('GET /api/autocomplete', () => {
  it('cacheable answers have no rate-limit headers', async () => {
    const { get } = await start();
    const { headers } = await get('/api/autocomplete?text=fr&locale=en');
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });

  it.each([
    '',
    '?locale=en',
    '?text=&locale=en',
    '?text=a%00&locale=en',
    '?text=a&text=b&locale=en',
    '?text=a',
    '?text=a&locale=nl',
  ])('%s: 400 without a geocoder request', async (query) => {
    const { get, asked } = await start();
    const { status, json } = await get(`/api/autocomplete${query}`);
    expect([status, json]).toEqual([400, { message: expect.any(String) }]);
    expect(asked).toEqual([]);
  });

  it('geocoder fails: 503 without details', async () => {
    const { get, memory } = await start(sends('no', 401));
    const { status, headers, json } = await get('/api/autocomplete?text=France&locale=en');
    expect([status, json]).toEqual([503, { message: 'Places cannot be looked up now' }]);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(JSON.stringify(memory.lines())).toContain('geocoding-failed');
    expect(JSON.stringify(memory.lines())).not.toContain(API_KEY);
  });

  it('the 61st request of an address within a minute: 429; other addresses: 200', async () => {
    const { get } = await start();
    const from = (address: string) =>
      get('/api/autocomplete?text=France&locale=en', { 'X-Forwarded-For': address });
    for (let count = 0; count < 60; count++) expect((await from('192.0.2.1')).status).toBe(200);
    const { status, headers, json } = await from('192.0.2.1');
    expect([status, json]).toEqual([429, { message: expect.any(String) }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('returns names with Cache-Control', async () => {
    const { get } = await start();
    const { status, headers, json } = await get('/api/autocomplete?text=fr&locale=en');
    expect([status, json, headers['cache-control']]).toEqual([200, ['France'], 'public, max-age=3600']);
  });

  it('adds towns, then dealer names, after countries, five at most', async () => {
    const { get } = await start();
    expect((await get('/api/autocomplete?text=f&locale=en&kind=dealers')).json).toEqual(['France']);
    expect((await get('/api/autocomplete?text=ni&locale=en&kind=dealers')).json).toEqual(['France', 'Nice']);
    expect((await get('/api/autocomplete?text=fa&locale=en&kind=dealers')).json).toEqual(['France', 'Faro']);
    expect((await get('/api/autocomplete?text=fa&locale=en&kind=charters')).json).toEqual(['France']);
    const marinas = async () =>
      [1, 2, 3, 4, 5, 6].map((n) =>
        aDealer({ accountId: `${n}`, label: `Marina ${n}`, billingCity: 'Marin' }),
      );
    const many = await start(sends(features(france)), marinas);
    expect((await many.get('/api/autocomplete?text=mar&locale=en&kind=dealers')).json).toEqual([
      'France',
      'Marin',
      'Marina 1',
      'Marina 2',
      'Marina 3',
    ]);
  });

  it('dealer service down: countries only, and logged', async () => {
    const { get, memory } = await start(sends(features(france)), () =>
      Promise.reject(new UpstreamError('The dealer service answered 500')),
    );
    expect((await get('/api/autocomplete?text=fr&locale=en&kind=dealers')).json).toEqual(['France']);
    expect(memory.lines()).toContainEqual(expect.objectContaining({ event: 'list-failed' }));
  });

  it('unknown kind: 400', async () => {
    const { get, asked } = await start();
    expect((await get('/api/autocomplete?text=fr&locale=en&kind=toString')).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('no match: []', async () => {
    const { get } = await start(sends(features()));
    expect((await get('/api/autocomplete?text=zzz&locale=en')).json).toEqual([]);
  });
});
