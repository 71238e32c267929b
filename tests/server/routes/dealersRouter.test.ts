import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { dealersRouter } from '../../../server/routes/dealersRouter.ts';
import type { DealerService } from '../../../server/services/dealers/createDealerService.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';
import { DEALERS } from '../pages/locator/dealers.ts';
import { inTurn, startUpstream } from '../services/dealers/startUpstream.ts';

const listed = (dealers: DealerService['dealers']): DealerService => ({ dealers, models: async () => [] });

const answerTo = async (
  path: string,
  dealers = listed(async () => DEALERS),
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
) => {
  const { log, lines } = memoryLog();
  const app = express().use(requestId({ log })).use(dealersRouter({ dealers }));
  const { status, headers, body } = await ask((await listen(app)).origin, path, { method });
  const isJson = headers['content-type']?.startsWith('application/json') && body.length > 0;
  const json: unknown = isJson ? JSON.parse(body.toString()) : undefined;
  return { status, headers, json, lines: lines() };
};

describe('map points', () => {
  it('account, position and name of each dealer, in the list’s order', async () => {
    const { status, headers, json } = await answerTo('/api/dealers/dealers/en.json');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(json).toEqual([
      ['nice', 43.7, 7.27, 'Écume'],
      ['rochelle', 46.16, -1.15, 'Zénith Nautique'],
      ['genoa', 44.41, 8.93, 'Faro'],
      ['lagos', 37.1, -8.67, 'Atlantico'],
      ['nowhere', -20, 57, 'Delta'],
    ]);
  });

  it.each([
    ['charters', ['fleet', 'lagos']],
    ['service-centers', ['genoa']],
  ])('%s: the points of that list', async (kind, ids) => {
    const { json } = await answerTo(`/api/dealers/${kind}/fr.json`);
    expect(Array.isArray(json) && json.map(([id]) => id)).toEqual(ids);
  });

  it('at most four decimals', async () => {
    const precise = {
      accountId: 'A',
      label: 'A',
      latitude: 46.160_349_9,
      longitude: -1.151_05,
      isHidden: false,
    };
    const { json } = await answerTo(
      '/api/dealers/dealers/en.json',
      listed(async () => [precise]),
    );
    expect(json).toEqual([['A', 46.1603, -1.151, 'A']]);
  });

  it('serialized once per answer of the service, with an ETag', async () => {
    let reads = 0;
    const counting: Dealer = {
      accountId: 'A',
      label: 'A',
      longitude: 1,
      isHidden: false,
      get latitude() {
        reads += 1;
        return 1;
      },
    };
    const list = [counting];
    const app = express().use(dealersRouter({ dealers: listed(async () => list) }));
    const { origin } = await listen(app);
    const path = '/api/dealers/dealers/en.json';
    const first = await ask(origin, path);
    const readsOfOne = reads;
    const second = await ask(origin, path);
    expect(second.body).toEqual(first.body);
    expect(reads).toBe(readsOfOne);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    const known = await ask(origin, path, { headers: { 'If-None-Match': String(first.headers.etag) } });
    expect(known.status).toBe(304);
  });

  it('no dealers: []', async () => {
    const { status, json } = await answerTo(
      '/api/dealers/dealers/en.json',
      listed(async () => []),
    );
    expect([status, json]).toEqual([200, []]);
  });
});

describe('a request for map points that fails', () => {
  it.each([
    'boats/en.json',
    'Dealers/en.json',
    'constructor/en.json',
    'dealers/xx.json',
    'dealers/pt-pt.json',
    'dealers/EN.json',
    'dealers/constructor.json',
  ])('%s: 404, without a request to the service', async (name) => {
    let asked = 0;
    const { status, headers, json } = await answerTo(
      `/api/dealers/${name}`,
      listed(async () => {
        asked += 1;
        return DEALERS;
      }),
    );
    expect([status, headers['cache-control'], asked]).toEqual([404, 'no-store', 0]);
    expect(json).toEqual({ message: 'There is no list of this kind and language' });
  });

  it('dealer service down: 503 with Retry-After', async () => {
    const { service } = await startUpstream({ list: inTurn({ status: 500 }) });
    const reply = await answerTo('/api/dealers/dealers/en.json', service);
    expect(reply).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    expect(reply.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(reply.lines).toMatchObject([{ level: 'error', event: 'list-failed' }]);
  });

  it('other errors: 500 without details, and a log line', async () => {
    const { status, headers, json, lines } = await answerTo(
      '/api/dealers/dealers/en.json',
      listed(() => Promise.reject(new TypeError('Our own'))),
    );
    expect([status, json]).toEqual([500, { message: expect.any(String) }]);
    expect(headers).not.toHaveProperty('retry-after');
    expect(JSON.stringify(json)).not.toContain('Our own');
    expect(JSON.stringify(lines)).toContain('Our own');
  });

  it.each(['/api/dealers', '/api/dealers/dealers/en', '/API/dealers/dealers/en.json'])(
    '%s: 404',
    async (path) => {
      expect((await answerTo(path)).status).toBe(404);
    },
  );
});
