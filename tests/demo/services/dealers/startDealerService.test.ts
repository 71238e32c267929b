import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ContentProblem } from '../../../../demo/services/content/ContentProblem.ts';
import { startDealerService } from '../../../../demo/services/dealers/startDealerService.ts';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import { createNullRecord } from '../../../../server/cache/PageRecord.ts';
import { createDealerServices } from '../../../../server/services/dealers/createDealerService.ts';
import { startDealers } from '../../../../server/services/dealers/startDealers.ts';

const ACCESS = { clientId: 'site', clientSecret: 's & s', scope: 'read', subscriptionKey: 'key' };

const start = async (tokenSeconds?: number) => {
  const service = await startDealerService({
    file: 'demo/dealers.json',
    ...ACCESS,
    ...(tokenSeconds !== undefined && { tokenSeconds }),
  });
  onTestFinished(() => service.close());
  return service;
};

const FORM = { grant_type: 'client_credentials', client_id: 'site', client_secret: 's & s', scope: 'read' };
const askForToken = (tokenUrl: string, form: Record<string, string> = FORM) =>
  fetch(tokenUrl, { method: 'POST', body: new URLSearchParams(form) });

const requestToken = async (tokenUrl: string): Promise<string> => {
  const answer: unknown = await (await askForToken(tokenUrl)).json();
  expect(answer).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
  // It has just been looked at.
  return (answer as { access_token: string }).access_token;
};

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'ocp-apim-subscription-key': 'key',
});

it('client credentials: a token for an hour, with Cache-Control: no-store', async () => {
  const { tokenUrl } = await start();
  const answer = await askForToken(tokenUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    token_type: 'Bearer',
    expires_in: 3600,
    access_token: expect.stringMatching(/^[\w-]{32}$/),
  });
});

it.each<[string, Record<string, string>, number, string]>([
  ['another grant', { ...FORM, grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['a wrong secret', { ...FORM, client_secret: 's' }, 401, 'invalid_client'],
  ['another client', { ...FORM, client_id: 'x' }, 401, 'invalid_client'],
  ['another scope', { ...FORM, scope: 'write' }, 400, 'invalid_scope'],
])('%s: no token, with the status and error code of OAuth', async (_case, form, status, error) => {
  const answer = await askForToken((await start()).tokenUrl, form);
  expect([answer.status, await answer.json()]).toEqual([status, { error }]);
});

it('a token request as JSON: 400; by GET: 405; of more than 20,000 characters: 413', async () => {
  const { tokenUrl } = await start();
  const json = await fetch(tokenUrl, {
    method: 'POST',
    body: JSON.stringify(FORM),
    headers: { 'content-type': 'application/json' },
  });
  expect([json.status, await json.json()]).toEqual([400, { error: 'invalid_request' }]);
  expect((await fetch(tokenUrl)).status).toBe(405);
  expect((await askForToken(tokenUrl, { ...FORM, more: 'x'.repeat(20_000) })).status).toBe(413);
});

it('token and subscription key: the dealers and models of the brand; of another brand or none: empty lists', async () => {
  const { url, tokenUrl } = await start();
  const token = await requestToken(tokenUrl);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: headers(token) })).json();
  expect(await ask('/Distributors?BrandCode=LAG')).toEqual({
    Dealers: expect.arrayContaining([expect.objectContaining({ account_id: 'EST-FR-001' })]),
  });
  expect(await ask('/Models?Brand=LAG')).toEqual({
    Models: expect.arrayContaining([expect.objectContaining({ SalesforceId: 'EST-042' })]),
  });
  expect(await ask('/Distributors?BrandCode=OTHER')).toEqual({ Dealers: [] });
  expect(await ask('/Models')).toEqual({ Models: [] });
});

it('no or a wrong token: 401; no or a wrong subscription key: 403; both with a reason as JSON', async () => {
  const { url, tokenUrl } = await start();
  const token = await requestToken(tokenUrl);
  const status = async (sent: Record<string, string>) => {
    const answer = await fetch(`${url}/Distributors?BrandCode=LAG`, { headers: sent });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({ statusCode: answer.status, message: expect.any(String) });
    return answer.status;
  };
  expect(await status({ 'ocp-apim-subscription-key': 'key' })).toBe(401);
  expect(await status(headers('made-up'))).toBe(401);
  expect(await status({ authorization: `Bearer ${token}` })).toBe(403);
  expect(await status({ ...headers(token), 'ocp-apim-subscription-key': 'x' })).toBe(403);
});

it('an expired token: 401', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, tokenUrl } = await start(60);
  const token = await requestToken(tokenUrl);
  const ask = async () => (await fetch(`${url}/Models?Brand=LAG`, { headers: headers(token) })).status;
  expect(await ask()).toBe(200);
  vi.setSystemTime(Date.now() + 61_000);
  await requestToken(tokenUrl);
  expect(await ask()).toBe(401);
});

it('an unknown path: 404 as JSON; a method other than GET: 405', async () => {
  const { url, tokenUrl } = await start();
  const nowhere = await fetch(`${url}//elsewhere`);
  expect([nowhere.status, await nowhere.json()]).toEqual([404, expect.objectContaining({ statusCode: 404 })]);
  const sent = { method: 'POST', headers: headers(await requestToken(tokenUrl)) };
  expect((await fetch(`${url}/Models?Brand=LAG`, sent)).status).toBe(405);
});

it.each([
  ['{', /dealers\.json: /],
  [
    '{"BrandCode": "LAG", "Dealers": []}',
    /dealers\.json: expected an object with BrandCode, Dealers and Models/,
  ],
])('a file with %s: does not start, the message names the file', async (text, message) => {
  const directory = await mkdtemp(join(tmpdir(), 'dealers-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'dealers.json');
  await writeFile(file, text);
  const started = startDealerService({ file, ...ACCESS });
  await expect(started).rejects.toThrow(ContentProblem);
  await expect(started).rejects.toThrow(message);
});

it('no dealer service configured: the site uses this one, and every demo dealer is valid', async () => {
  const { access, close } = await startDealers({ dealers: undefined, brandFolder: 'demo' });
  onTestFinished(close);
  const reported: unknown[] = [];
  const service = createDealerServices({
    ...access,
    brandCode: 'LAG',
    cache: createDataCache(),
    upstream: { service: 'dealers', deadlineMs: 5000 },
    report: (event) => reported.push(event),
  })(createNullRecord(Number.POSITIVE_INFINITY));
  expect((await service.dealers()).length).toBeGreaterThan(200);
  expect(await service.models()).toHaveLength(8);
  expect(reported).toEqual([]);
});

it('a dealer service configured: this one is not started', async () => {
  const configured = { url: 'http://127.0.0.1:1', tokenUrl: 'http://127.0.0.1:1/token', ...ACCESS };
  const { access, close } = await startDealers({ dealers: configured, brandFolder: 'demo' });
  expect(access).toEqual(configured);
  await close();
});
