import express from 'express';
import { expect, it } from 'vitest';
import { createVisitorKeys } from '../../../server/createVisitorKeys.ts';
import { visitorOf } from '../../../server/page-cache/visitorOf.ts';
import { ask, listen } from '../loopback.ts';

/** The key of a visitor as the quick way through the page cache makes it, and as the application does. */
async function keysOf(trustProxy: number, forwarded: string): Promise<[quick: string, slow: string]> {
  const keys = createVisitorKeys();
  const app = express().set('trust proxy', trustProxy);
  app.use((request, response) => {
    response.json([visitorOf(keys, trustProxy)(request, Date.now()), keys(request.ip ?? '', 'a browser')]);
  });
  const { origin } = await listen(app);
  const headers = { 'X-Forwarded-For': forwarded, 'User-Agent': 'a browser' };
  return JSON.parse(`${(await ask(origin, '/', { headers })).body}`);
}

it.each([
  [0, '203.0.113.7'],
  [1, '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7'],
  [3, '198.51.100.1,203.0.113.7'],
  [2, ''],
])('behind %i proxies that tell %j, a visitor has one key on either way', async (trustProxy, forwarded) => {
  const [quick, slow] = await keysOf(trustProxy, forwarded);
  expect(quick).toBe(slow);
});
