import { afterEach, expect, test, vi } from 'vitest';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

const ROUTER = '/router/translate-path?path=/yard';
const DETAIL = '/jsonapi/node/page/page-yard';

/** Answers questions that start so with each of `answers` in turn, the last one for good. */
const inTurn = (start: string, ...answers: (CannedAnswer | undefined)[]) => {
  let next = 0;
  return (question: string) =>
    question.startsWith(start) ? answers[Math.min(next++, answers.length - 1)] : undefined;
};

const find = async (special: (question: string) => CannedAnswer | undefined) => {
  await using site = await startSmallSite(special);
  return { found: await site.content.find('en', '/yard'), site };
};

afterEach(() => void vi.restoreAllMocks());

test('sends key, Accept and request headers with every call', async () => {
  await using site = await startSmallSite(undefined, {
    upstream: { requestHeaders: () => ({ 'x-request-id': 'r-1' }) },
  });
  await site.content.find('fr', '/catamarans/a');
  expect(site.server.headers.length).toBeGreaterThan(40);
  for (const headers of site.server.headers) {
    expect(headers).toMatchObject({ 'api-key': 'secret', 'x-request-id': 'r-1' });
    expect(headers.accept).toContain('application/vnd.api+json');
  }
});

test('works with a base path', async () => {
  await using site = await startSmallSite();
  await using below = await startSmallSite(undefined, { url: `${site.server.url}/cms/` });
  await expect(below.content.find('fr', '/x')).rejects.toThrow(UpstreamError);
  expect(site.server.asked).toEqual(['/cms/fr/router/translate-path?path=/x']);
});

test.each([502, 503, 504])('%i: retries once', async (status) => {
  const { found } = await find(inTurn(ROUTER, { status, type: 'text/html', body: '' }, undefined));
  expect(found?.type).toBe('node');
});

test.each<[string, CannedAnswer]>([
  ['an error of the server', { status: 500, body: { errors: [] } }],
  ['a page that is not JSON', { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' }],
  ['a page that is not JSON instead of a plain no', { status: 404, type: 'text/html', body: '<h1>404</h1>' }],
  ['JSON that breaks off', { body: '{"data": [' }],
  ['a connection that breaks off', { body: '{"data": {}}', broken: true }],
  ['JSON that is not JSON:API', { body: { hello: 'world' } }],
  ['a resource without id', { body: { data: { type: 'node--page' } } }],
  ['a redirect to another host', { status: 302, body: 'https://evil.example/' }],
])('%s: UpstreamError', async (_case, answer) => {
  await expect(find(inTurn(DETAIL, answer))).rejects.toThrow(UpstreamError);
});

test('timeout: UpstreamError without a retry', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  await using site = await startSmallSite(
    (question) => {
      // The question has arrived; now its time is over.
      if (question === ROUTER) deadline.abort();
      return { body: {}, silent: true };
    },
    { upstream: { deadlineMs: 1234 } },
  );
  await expect(site.content.find('en', '/yard')).rejects.toThrow('did not answer in time');
  expect(timeout).toHaveBeenCalledWith(1234);
  expect(site.server.asked).toEqual([ROUTER]);
  expect(site.calls).toMatchObject([{ service: 'content', url: expect.any(String), outcome: 'failed' }]);
});

test('answer too large: UpstreamError without a retry', async () => {
  const body = JSON.stringify({ data: 'x'.repeat(20_000_000) });
  await using site = await startSmallSite(inTurn(ROUTER, { body }));
  await expect(site.content.find('en', '/yard')).rejects.toThrow('more than 20 MB');
  expect(site.server.asked).toEqual([ROUTER]);
  expect(site.calls).toMatchObject([{ status: 200, outcome: 'failed' }]);
});

test('connection refused: UpstreamError', async () => {
  await using site = await startSmallSite();
  await site.server.stop();
  await expect(site.content.find('en', '/yard')).rejects.toThrow('could not be reached');
});

test('follows next links on its own host only', async () => {
  const range = (id: string, nid: number) => ({
    type: 'node--range',
    id,
    attributes: { title: id, langcode: 'en', drupal_internal__nid: nid },
  });
  const next = 'https://evil.example/elsewhere?page[offset]=50';
  await using site = await startSmallSite((question) => {
    if (question.includes('page[offset]=50')) return { body: { data: [range('older', 1)] } };
    return question.startsWith('/jsonapi/node/range?page[limit]=999&include')
      ? { body: { data: [range('newer', 2)], links: { next: { href: next } } } }
      : undefined;
  });
  expect((await site.content.ranges('en')).map(({ id }) => id)).toEqual(['older', 'newer']);
  expect(site.server.asked).toContain('/jsonapi/node/range?page[offset]=50');
});

test('a list with endless next links: UpstreamError', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/jsonapi/node/range?')
      ? { body: { data: [], links: { next: { href: '/jsonapi/node/range?page[offset]=50' } } } }
      : undefined,
  );
  await expect(site.content.ranges('en')).rejects.toThrow('do not end');
});

test('the second call is served from the cache and observed as cached', async () => {
  await using site = await startSmallSite();
  await site.content.find('en', '/yard');
  const asked = site.server.asked.length;
  expect(site.calls.map(({ outcome }) => outcome)).toContain('ok');
  site.calls.length = 0;
  await site.content.find('en', '/yard');
  expect(site.server.asked.length).toBe(asked);
  expect(new Set(site.calls.map(({ outcome }) => outcome))).toEqual(new Set(['cached']));
});

test('caches languages separately', async () => {
  await using site = await startSmallSite();
  const titles = await Promise.all(['en', 'fr'] as const)
    .then((locales) => Promise.all(locales.map((locale) => site.content.find(locale, '/'))))
    .then((found) => found.map((one) => one?.type === 'node' && one.node.title));
  expect(titles).toEqual(['Home', 'Accueil']);
});

test('a site with 160,000 nodes', async () => {
  const rows = (from: number) =>
    Array.from({ length: 80_000 }, (_, index) => ({
      type: 'node--page',
      id: `n${from + index}`,
      attributes: { title: 'A', langcode: 'en', drupal_internal__nid: from + index },
    }));
  const next = { href: '/?page[offset]=1' };
  await using site = await startSmallSite((question) => {
    if (question.includes('page[offset]=1')) return { body: { data: rows(80_000) } };
    return question.startsWith('/jsonapi/node/page?')
      ? { body: { data: rows(0), links: { next } } }
      : undefined;
  });
  expect((await site.content.pages()).length).toBeGreaterThan(160_000);
});
