import express from 'express';
import { expect, it } from 'vitest';
import { adminErrors } from '../../../server/admin/adminErrors.ts';
import { createLayout } from '../../../server/admin/createLayout.ts';
import { NotFoundError } from '../../../server/http/errors.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { LeadStoreError } from '../../../server/leads/store/withStoreErrors.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

it('an address with nothing and a request that cannot be read are different events', async () => {
  const { log, lines } = memoryLog();
  const app = express().use(requestId({ log }), express.json());
  app.use((_request, _response, next) => next(new NotFoundError('no such block')));
  app.use(adminErrors({ layout: createLayout({ production: false, siteUrl: '' }), siteUrl: '' }));
  const { origin } = await listen(app);
  expect((await fetch(`${origin}/blocks/none`)).status).toBe(404);
  const unreadable = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
  expect((await fetch(`${origin}/blocks/none`, unreadable)).status).toBe(400);
  expect(lines()).toMatchObject([
    { event: 'admin-not-found', status: 404 },
    { event: 'admin-refused', status: 400 },
  ]);
});

it('leads that cannot be read: 503 with Retry-After and a page that says so; the cause is in the log only', async () => {
  const { log, lines } = memoryLog();
  const app = express().use(requestId({ log }));
  app.get('/leads', () => Promise.reject(new LeadStoreError(new Error('connect ECONNREFUSED'))));
  app.use(adminErrors({ layout: createLayout({ production: false, siteUrl: '' }), siteUrl: '' }));
  const { origin } = await listen(app);
  const response = await fetch(`${origin}/leads`);
  const page = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page).toContain('The leads cannot be read just now');
  expect(page).not.toContain('ECONNREFUSED');
  expect(lines()).toMatchObject([{ event: 'lead-store-failed', level: 'error' }]);
  expect(JSON.stringify(lines())).toContain('ECONNREFUSED');
});
