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

test('sends the key, the accepted types and the headers of the request with every call', async () => {
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

test('works below a path of its own', async () => {
  await using site = await startSmallSite();
  await using below = await startSmallSite(undefined, { url: `${site.server.url}/cms/` });
  await expect(below.content.find('fr', '/x')).rejects.toThrow(UpstreamError);
  expect(site.server.asked).toEqual(['/cms/fr/router/translate-path?path=/x']);
});

test.each([502, 503, 504])('tries once more after %i', async (status) => {
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
])('says that the service failed on %s', async (_case, answer) => {
  await expect(find(inTurn(DETAIL, answer))).rejects.toThrow(UpstreamError);
});

test('says that the service failed when it does not answer in time, without asking again', async () => {
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

test('says that the service failed when an answer is too large, without asking again', async () => {
  const body = JSON.stringify({ data: 'x'.repeat(20_000_000) });
  await using site = await startSmallSite(inTurn(ROUTER, { body }));
  await expect(site.content.find('en', '/yard')).rejects.toThrow('more than 20 MB');
  expect(site.server.asked).toEqual([ROUTER]);
  expect(site.calls).toMatchObject([{ status: 200, outcome: 'failed' }]);
});

test('says that the service failed when nobody listens', async () => {
  await using site = await startSmallSite();
  await site.server.stop();
  await expect(site.content.find('en', '/yard')).rejects.toThrow('could not be reached');
});

test('reads all pages of a list from its own host, whatever host the next link names', async () => {
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

test('gives up on a list that never ends', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/jsonapi/node/range?')
      ? { body: { data: [], links: { next: { href: '/jsonapi/node/range?page[offset]=50' } } } }
      : undefined,
  );
  await expect(site.content.ranges('en')).rejects.toThrow('do not end');
});

test('answers from the cache the second time, and tells the observer', async () => {
  await using site = await startSmallSite();
  await site.content.find('en', '/yard');
  const asked = site.server.asked.length;
  expect(site.calls.map(({ outcome }) => outcome)).toContain('ok');
  site.calls.length = 0;
  await site.content.find('en', '/yard');
  expect(site.server.asked.length).toBe(asked);
  expect(new Set(site.calls.map(({ outcome }) => outcome))).toEqual(new Set(['cached']));
});

test('keeps languages apart in the cache', async () => {
  await using site = await startSmallSite();
  const titles = await Promise.all(['en', 'fr'] as const)
    .then((locales) => Promise.all(locales.map((locale) => site.content.find(locale, '/'))))
    .then((found) => found.map((one) => one?.type === 'node' && one.node.title));
  expect(titles).toEqual(['Home', 'Accueil']);
});

test('lists the pages of a site of more nodes than a function takes arguments', async () => {
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
