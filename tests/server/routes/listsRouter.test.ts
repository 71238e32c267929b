import { Ajv } from 'ajv';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { type SharedListName, sharedListSchemas } from '../../../schemas/entities/sharedLists.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { SHARED_LIST_NAMES } from '../../../server/pages/lists/loadSharedList.ts';
import { listsRouter } from '../../../server/routes/listsRouter.ts';
import type { DealerService } from '../../../server/services/dealers/createDealerService.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';
import { DEALERS } from '../pages/locator/dealers.ts';
import { inTurn, startUpstream } from '../services/dealers/startUpstream.ts';

const listed = (dealers: DealerService['dealers']): DealerService => ({ dealers, models: async () => [] });

const answerTo = async (path: string, dealers = listed(async () => DEALERS), headers = {}) => {
  const { log, lines } = memoryLog();
  const app = express().use(requestId({ log })).use(listsRouter({ dealers }));
  const reply = await ask((await listen(app)).origin, path, { headers });
  const isJson = reply.headers['content-type']?.startsWith('application/json') && reply.body.length > 0;
  const json: unknown = isJson ? JSON.parse(reply.body.toString()) : undefined;
  return { status: reply.status, headers: reply.headers, json, lines: lines() };
};

const faultsIn = (name: SharedListName, list: unknown): unknown => {
  const ajv = new Ajv({ allErrors: true });
  const isList = ajv.compile(sharedListSchemas[name]);
  isList(list);
  return isList.errors ?? [];
};

describe('a shared list', () => {
  it.each(SHARED_LIST_NAMES)('%s is valid in every language, with Cache-Control', async (name) => {
    for (const locale of LOCALE_CODES) {
      const { status, headers, json } = await answerTo(`/api/lists/${name}/${locale}.json`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
      expect(faultsIn(name, json)).toEqual([]);
      expect(json).not.toHaveLength(0);
    }
  });

  it('countries: names in the language, in its order', async () => {
    const { json } = await answerTo('/api/lists/countries/de.json');
    const countries = json as { value: string; name: string }[];
    expect(countries).toContainEqual({ value: 'AT', name: 'Österreich' });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-DE').compare));
    expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length);
  });

  it('dealers: only id and name of those that can be chosen', async () => {
    const { json } = await answerTo('/api/lists/dealers/en.json');
    expect(json).toEqual([
      { id: 'lagos', name: 'Atlantico' },
      { id: 'nowhere', name: 'Delta' },
      { id: 'nice', name: 'Écume' },
      { id: 'genoa', name: 'Faro' },
      { id: 'rochelle', name: 'Zénith Nautique' },
    ]);
  });

  it('If-None-Match: 304', async () => {
    const path = '/api/lists/sailingAreas/fr.json';
    const { headers } = await answerTo(path);
    const again = await answerTo(path, undefined, { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });
});

describe('a list request that fails', () => {
  it.each([
    'news/en',
    'constructor/en',
    'Countries/en',
    'countries/xx',
    'countries/pt-pt',
    'countries/EN',
    '%ff/en',
  ])('%s: 404 with no-store, no service is called', async (list) => {
    let asked = 0;
    const dealers = listed(async () => {
      asked += 1;
      return DEALERS;
    });
    const { status, headers, json, lines } = await answerTo(`/api/lists/${list}.json`, dealers);
    expect([status, headers['cache-control'], asked]).toEqual([404, 'no-store', 0]);
    expect(json).toEqual({ message: 'There is no list of this name and language' });
    expect(lines).toEqual([]);
  });

  it('dealers, dealer service down: 503 with Retry-After', async () => {
    const { service } = await startUpstream({ list: inTurn({ status: 500 }) });
    const reply = await answerTo('/api/lists/dealers/en.json', service);
    expect(reply).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    expect(reply.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(reply.lines).toMatchObject([{ level: 'error', event: 'list-failed' }]);
  });

  it('countries, dealer service down: 200', async () => {
    const { service } = await startUpstream({ list: inTurn({ status: 500 }) });
    expect((await answerTo('/api/lists/countries/en.json', service)).status).toBe(200);
  });
});
