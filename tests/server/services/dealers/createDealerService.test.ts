import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import type { DataCache } from '../../../../server/cache/data/DataCache.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { observeUpstream, reportContent } from '../../../../server/observability/reportContent.ts';
import { memoryLog } from '../../memoryLog.ts';
import { type Canned, inTurn, SECRETS, startUpstream, UPSTREAM_DEALERS } from './startUpstream.ts';

/** Keeps nothing, so that each question goes out. */
const cache = createDataCache();
const uncached: DataCache = {
  ...cache,
  cacheFetch: (question) => cache.cacheFetch({ ...question, disable: true }),
};

const ALPHA = [{ accountId: 'A-1', tradeName: 'Alpha', isHidden: false }];
const html: Canned = { type: 'text/html', body: '<h1>Sign in</h1>' };
const tooMany = (retryAfter?: string): Canned => ({
  status: 429,
  body: {},
  ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
});

afterEach(() => void vi.restoreAllMocks());

describe('requests', () => {
  it('requests a token with client credentials, then lists with token and key', async () => {
    const { service, tokenCalls, listCalls } = await startUpstream(
      {},
      { upstream: { requestHeaders: () => ({ 'x-request-id': 'r-1' }) }, brandCode: 'A B' },
    );
    expect(await service.dealers()).toEqual(ALPHA);
    expect(await service.models()).toEqual([
      { name: 'Estran 42', salesforceId: 'EST-042', priceBroadcastWorld: true },
    ]);
    expect(tokenCalls).toHaveLength(1);
    expect(tokenCalls[0]).toMatchObject({
      method: 'POST',
      path: '/token',
      headers: { 'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) },
    });
    expect(Object.fromEntries(new URLSearchParams(tokenCalls[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: SECRETS.clientId,
      client_secret: SECRETS.clientSecret,
      scope: 'dealers.read',
    });
    expect(listCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /Distributors?BrandCode=A%20B',
      'GET /Models?Brand=A%20B',
    ]);
    for (const { headers } of listCalls) {
      expect(headers).toMatchObject({
        authorization: 'Bearer token-hush-1',
        'ocp-apim-subscription-key': SECRETS.subscriptionKey,
        'x-request-id': 'r-1',
      });
    }
  });

  it('default brand code, URL with a base path', async () => {
    const { service, listCalls } = await startUpstream();
    await service.dealers();
    expect(listCalls[0]?.path).toBe('/Distributors?BrandCode=LAG');
    const { origin } = new URL(`http://${listCalls[0]?.headers.host}`);
    const below = await startUpstream({}, { url: `${origin}/api/v2/`, tokenUrl: `${origin}/token` });
    await below.service.dealers();
    expect(listCalls.at(-1)?.path).toBe('/api/v2/Distributors?BrandCode=LAG');
  });

  it('concurrent calls: one token request and one request per list', async () => {
    const { service, tokenCalls, listCalls } = await startUpstream();
    await Promise.all(Array.from({ length: 20 }, () => [service.dealers(), service.models()]).flat());
    expect(tokenCalls).toHaveLength(1);
    expect(listCalls).toHaveLength(2);
  });

  it('the second call returns the same cached list and is observed as cached', async () => {
    const { service, listCalls, calls } = await startUpstream();
    const first = await service.dealers();
    expect(await service.dealers()).toBe(first);
    expect(listCalls).toHaveLength(1);
    expect(calls.map(({ service: name, url, outcome }) => [name, url, outcome])).toEqual([
      ['dealers', '/token', 'ok'],
      ['dealers', '/Distributors?BrandCode=LAG', 'ok'],
      ['dealers', '/Distributors?BrandCode=LAG', 'cached'],
    ]);
  });
});

describe('an expired token', () => {
  it('is renewed once and the request repeated', async () => {
    const { service, tokenCalls, listCalls, expireTokens } = await startUpstream({}, { cache: uncached });
    await service.dealers();
    expireTokens();
    expect(await service.dealers()).toEqual(ALPHA);
    expect(tokenCalls).toHaveLength(2);
    expect(listCalls.map(({ headers }) => headers.authorization?.at(-1))).toEqual(['1', '1', '2']);
  });

  it('is renewed once for concurrent 401s', async () => {
    const { service, tokenCalls, expireTokens } = await startUpstream({}, { cache: uncached });
    await service.dealers();
    expireTokens();
    const lists = await Promise.all(Array.from({ length: 10 }, () => service.dealers()));
    expect(lists).toEqual(Array(10).fill(ALPHA));
    expect(tokenCalls).toHaveLength(2);
  });

  it('a second 401: UpstreamError after one renewal', async () => {
    const { service, tokenCalls, listCalls } = await startUpstream({ list: inTurn({ status: 401 }) });
    await expect(service.dealers()).rejects.toThrow(UpstreamError);
    expect(tokenCalls).toHaveLength(2);
    expect(listCalls).toHaveLength(2);
  });
});

describe('a failing dealer service', () => {
  const passing: [string, Canned][] = [
    ['a 500', { status: 500, ...html }],
    ['a 503', { status: 503 }],
    ['a connection that is reset', { fault: 'reset' }],
    ['a body that breaks off', { fault: 'broken', body: '{"Dealers":' }],
    ['a 429 that says when to come back', tooMany('0')],
    ['a 429 with a date that has passed', tooMany('Sat, 21 Nov 2020 10:00:00 GMT')],
  ];
  it.each(passing)('%s: retried once', async (_case, answer) => {
    const { service, listCalls } = await startUpstream({ list: inTurn(answer, undefined) });
    expect(await service.dealers()).toEqual(ALPHA);
    expect(listCalls).toHaveLength(2);
  });

  it.each(passing)('%s twice: UpstreamError', async (_case, answer) => {
    const { service, listCalls } = await startUpstream({ list: inTurn(answer) });
    await expect(service.dealers()).rejects.toThrow(UpstreamError);
    expect(listCalls).toHaveLength(2);
  });

  it.each<[string, Canned]>([
    ['a 429 that asks for longer than we have', tooMany('120')],
    ['a 429 that does not say how long', tooMany()],
    ['a 403, as without subscription', { status: 403 }],
    ['a 404', { status: 404 }],
    ['a page instead of JSON', html],
    ['JSON that breaks off', { body: '{"Dealers": [' }],
    ['no list', { body: { Dealers: {} } }],
    ['something else than an object', { body: [] }],
    ['a redirect to another host', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['more than 10 MB', { body: { Dealers: UPSTREAM_DEALERS, rest: 'x'.repeat(10_000_000) } }],
    ['more than 50,000 entries', { body: { Dealers: Array(50_001).fill(0) } }],
    ['entries of which none can be used', { body: { Dealers: [null, { label: 'No account' }] } }],
  ])('%s: UpstreamError without a retry', async (_case, answer) => {
    const { service, listCalls } = await startUpstream({ list: inTurn(answer) });
    await expect(service.dealers()).rejects.toThrow(UpstreamError);
    expect(listCalls).toHaveLength(1);
  });

  it('429: waits for Retry-After', async () => {
    const { service, calls } = await startUpstream({ list: inTurn(tooMany('1'), undefined) });
    const start = performance.now();
    expect(await service.dealers()).toEqual(ALPHA);
    // Timers may fire a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(950);
    expect(calls.map(({ status }) => status)).toEqual([200, 429, 200]);
  });

  it('connection reset, 401 and 429 in one call: succeeds', async () => {
    const { service, tokenCalls } = await startUpstream({
      list: inTurn({ fault: 'reset' }, { status: 401 }, tooMany('0'), undefined),
    });
    expect(await service.dealers()).toEqual(ALPHA);
    expect(tokenCalls).toHaveLength(2);
  });

  it('timeout: UpstreamError', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => deadline.signal);
    const { service, listCalls } = await startUpstream(
      {
        list: () => {
          // The question has arrived; now its time is over.
          deadline.abort();
          return { fault: 'silent' };
        },
      },
      { upstream: { deadlineMs: 1234 } },
    );
    await expect(service.dealers()).rejects.toThrow('did not answer in time');
    expect(timeout).toHaveBeenCalledWith(1234);
    expect(listCalls).toHaveLength(1);
  });

  it('stale-if-error: the last good list, observed as stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { service, calls } = await startUpstream({ list: inTurn(undefined, { status: 403 }) });
      const first = await service.dealers();
      vi.setSystemTime(Date.now() + 301_000);
      expect(await service.dealers()).toBe(first);
      expect(calls.at(-1)).toMatchObject({ url: '/Distributors?BrandCode=LAG', outcome: 'stale' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a list without a valid entry', () => {
  it('does not replace the last good list; faults are reported', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const useless = { body: { Dealers: [{ id: 'A-1' }, 7] } };
      const { service, events } = await startUpstream({ list: inTurn(undefined, useless) });
      const first = await service.dealers();
      vi.setSystemTime(Date.now() + 301_000);
      expect(await service.dealers()).toBe(first);
      expect(events.map(({ reason }) => reason)).toEqual([
        'An entry of the list has no account; it is left out',
        'An entry of the list is not an object; it is left out',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('an empty list is valid', async () => {
    const { service } = await startUpstream({ list: inTurn({ body: { Dealers: [] } }) });
    expect(await service.dealers()).toEqual([]);
  });
});

describe('a failing token service', () => {
  it.each<[string, Canned, number]>([
    ['a refusal', { status: 401, body: { error: 'invalid_client' } }, 1],
    ['a 500: it is not known whether a POST has arrived', { status: 500 }, 1],
    ['a connection that is reset', { fault: 'reset' }, 1],
    ['a page instead of JSON', html, 1],
    ['JSON that breaks off', { body: '{"access_token":"token-hush' }, 1],
    ['no token', { body: { expires_in: 3600 } }, 1],
    ['a token no header can carry', { body: { access_token: 'token-hush\nx', expires_in: 3600 } }, 1],
    ['a token no server takes', { body: { access_token: 'x'.repeat(8193), expires_in: 3600 } }, 1],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }, 1],
    ['a 429 that asks for longer than we have', tooMany('120'), 1],
    ['a second 429', tooMany('0'), 2],
  ])('%s: UpstreamError', async (_case, answer, times) => {
    const { service, tokenCalls, listCalls } = await startUpstream({ token: inTurn(answer) });
    await expect(service.dealers()).rejects.toThrow(UpstreamError);
    expect(tokenCalls).toHaveLength(times);
    expect(listCalls).toEqual([]);
  });

  it('429: waits for Retry-After', async () => {
    const { service, tokenCalls } = await startUpstream({ token: inTurn(tooMany('0'), undefined) });
    expect(await service.dealers()).toEqual(ALPHA);
    expect(tokenCalls).toHaveLength(2);
  });

  it('a failure is repeated for ten seconds without a request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { service, tokenCalls } = await startUpstream({ token: inTurn({ status: 500 }, undefined) });
      await expect(service.dealers()).rejects.toThrow(UpstreamError);
      vi.setSystemTime(Date.now() + 9999);
      await expect(service.dealers()).rejects.toThrow(UpstreamError);
      expect(tokenCalls).toHaveLength(1);
      vi.setSystemTime(Date.now() + 1);
      expect(await service.dealers()).toEqual(ALPHA);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the error contains standard OAuth error codes only', async () => {
    const refused = (error: string) =>
      startUpstream({ token: inTurn({ status: 400, body: { error, error_description: 'hush' } }) });
    const known = await refused('invalid_scope');
    await expect(known.service.dealers()).rejects.toThrow('answered 400 (invalid_scope): /token');
    const unknown = await refused('s3cret_hush');
    await expect(unknown.service.dealers()).rejects.toThrow('answered 400: /token');
  });

  it('callers are rejected at the deadline', async () => {
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    // The first deadline is that of the question, the second that of the token.
    const { service } = await startUpstream({
      token: () => {
        deadlines[0]?.abort();
        return { fault: 'silent' };
      },
    });
    await expect(service.dealers()).rejects.toThrow('got no token in time');
    deadlines[1]?.abort();
  });
});

describe('secrets', () => {
  const troubles: [string, { token?: () => Canned | undefined; list?: () => Canned | undefined }][] = [
    ['nothing is wrong', {}],
    ['the token is refused', { list: inTurn({ status: 401, body: { message: 'token-hush-1' } }) }],
    ['the service fails', { list: inTurn({ status: 500, body: 'token-hush key-hush' }) }],
    ['the connection fails', { list: inTurn({ fault: 'reset' }) }],
    ['the client is refused', { token: inTurn({ status: 401, body: { error: 's3cret-hush' } }) }],
    ['the token comes in broken JSON', { token: inTurn({ body: '{"access_token": x"token-hush"' }) }],
    ['the token cannot be sent', { token: inTurn({ body: { access_token: 'token-hush ü' } }) }],
  ];
  it.each(troubles)('are in no error, log line or URL when %s', async (_case, special) => {
    const { log, lines } = memoryLog();
    const { service, tokenCalls, listCalls } = await startUpstream(special, {
      upstream: { observe: observeUpstream(log) },
      report: reportContent(log),
    });
    const error: unknown = await service.dealers().catch((thrown: unknown) => thrown);
    log.error({ err: error, token: 'token-hush' }, 'failed');
    expect(inspect(error, { depth: 9 })).not.toContain('hush');
    expect(lines().length).toBeGreaterThan(1);
    expect(JSON.stringify(lines())).not.toContain('hush');
    expect([...tokenCalls, ...listCalls].filter(({ path }) => path.includes('hush'))).toEqual([]);
  });
});

describe('the parsed list', () => {
  it('invalid entries are reported and omitted', async () => {
    const sent = [
      ...UPSTREAM_DEALERS,
      null,
      'x',
      { trade_name: 'No account' },
      { account_id: 'A-1', label: 'Twice' },
    ];
    const { service, events } = await startUpstream({ list: inTurn({ body: { Dealers: sent } }) });
    expect(await service.dealers()).toEqual(ALPHA);
    expect(events.map(({ reason }) => reason)).toEqual([
      'An entry of the list is not an object; it is left out',
      'An entry of the list is not an object; it is left out',
      'An entry of the list has no account; it is left out',
      'Another entry has this id; this one is left out',
    ]);
    await service.dealers();
    expect(events, 'faults are told once for each answer').toHaveLength(4);
  });

  it('10,000 faulty dealers: parsed, with a limited number of reports', async () => {
    const sent = Array.from({ length: 10_000 }, (_, index) => ({
      account_id: `A-${index}`,
      label: `Dealer ${index}`,
      website: 'javascript:alert(1)',
    }));
    const { service, events } = await startUpstream({ list: inTurn({ body: { Dealers: sent } }) });
    expect(await service.dealers()).toHaveLength(10_000);
    expect(events).toHaveLength(101);
    expect(events.at(-1)?.reason).toBe('9900 more faults of the list are not told one by one');
  });
});
