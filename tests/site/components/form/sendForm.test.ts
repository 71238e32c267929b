import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from '../../../../site/components/Form/IdempotencyKey.ts';
import { sendForm } from '../../../../site/components/Form/sendForm.ts';
import { exampleForm, exampleValues } from '../../forms/exampleForm.ts';

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

type Reply = (response: ServerResponse) => void;
const accept =
  (body: string): Reply =>
  (response) =>
    response.writeHead(200, { 'Lead-Reference': 'EST-7K2M-9QXD', 'Content-Type': 'text/plain' }).end(body);
const refuse =
  (status: number, problem: object): Reply =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'a-request' })
      .end(JSON.stringify(problem));
const cut: Reply = (response) => response.destroy();

let server: Server;
let calls: Call[];
/** What the browser has told of forms that did not get through. */
let reports: unknown[];
let replies: Record<string, Reply>;
let requests: RequestInit[];

beforeEach(async () => {
  calls = [];
  reports = [];
  replies = { '/form-submit': accept('Contact sent'), '/send-lead': accept('subscribed') };
  server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    if (request.url === '/api/form-failures') {
      reports.push(body);
      return response.writeHead(204).end();
    }
    calls.push({ path: request.url, headers: request.headers, body });
    replies[request.url ?? '']?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  requests = [];
  vi.stubGlobal('window', new EventTarget());
  // As in a browser, where an address without a host is the page's own.
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => {
    requests.push(init);
    return fetch(new URL(to, `http://127.0.0.1:${port}`), init);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const values = exampleValues();
const send = (form = exampleForm()) =>
  sendForm({
    form,
    values,
    idempotencyKey: createIdempotencyKey(values, undefined),
    solution: 'solved',
    path: '/contact/EST-FR-001',
  });

describe('sendForm', () => {
  it('sends a request, then a lead, with one key', async () => {
    expect(await send()).toEqual({ type: 'accepted', reference: 'EST-7K2M-9QXD' });
    expect(calls.map(({ path }) => path)).toEqual(['/form-submit', '/send-lead']);
    const [request, lead] = calls;
    expect(request?.headers['idempotency-key']).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(lead?.headers['idempotency-key']).toBe(request?.headers['idempotency-key']);
    expect(request?.headers).toMatchObject({
      'frc-captcha-solution': 'solved',
      'form-path': '/contact/EST-FR-001',
    });
    expect(request?.body).toMatchObject({ webform_id: 'contact', first_name: 'Morwenna' });
    expect(lead?.body).toMatchObject({
      FriendlyCaptchaSolution: 'solved',
      Leads: [{ FirstName: 'Morwenna' }],
    });
  });

  it('newsletter: only a lead', async () => {
    expect(await send(exampleForm({ mode: 'newsletter' }))).toEqual({
      type: 'accepted',
      reference: 'EST-7K2M-9QXD',
    });
    expect(calls.map(({ path }) => path)).toEqual(['/send-lead']);
  });

  it.each<[string, Reply, object]>([
    ['a fault of the server', refuse(503, {}), { type: 'failed', reference: 'a-request' }],
    ['a cut connection', cut, { type: 'failed' }],
    ['a page of some proxy', accept('<html>OK</html>'), { type: 'failed' }],
    ['a puzzle that is not solved', refuse(422, { code: 'puzzle' }), { type: 'puzzle' }],
    ['an expired puzzle', refuse(422, { code: 'puzzleExpired' }), { type: 'puzzleExpired' }],
    ['another form of the same key', refuse(409, { code: 'conflict' }), { type: 'conflict' }],
    ['too many', refuse(429, { code: 'tooMany', retryAfterSeconds: 61 }), { type: 'tooMany', minutes: 2 }],
    ['a code of tomorrow', refuse(422, { code: 'moon' }), { type: 'failed' }],
    [
      'fields that are wrong',
      refuse(422, { code: 'invalid', errors: [{ field: 'email', problem: 'email' }, { field: 1 }, null] }),
      { type: 'invalid', errors: [{ field: 'email', problem: 'email' }] },
    ],
  ])('the result of the request; the lead is sent anyway: %s', async (_what, reply, answer) => {
    replies['/form-submit'] = reply;
    expect(await send()).toEqual(answer);
    expect(calls.map(({ path }) => path)).toEqual(['/form-submit', '/send-lead']);
  });

  it.each<[string, Reply, object[]]>([
    ['a cut connection', cut, [{ reason: 'unreachable' }]],
    ['a page of some proxy', accept('<html>OK</html>'), [{ reason: 'answer', status: 200 }]],
    ['an error of the server, which knows of it', refuse(500, {}), []],
  ])('reports failures without form values: %s', async (_what, reply, reported) => {
    replies['/send-lead'] = reply;
    await send(exampleForm({ mode: 'newsletter' }));
    const about = { form: 'newsletter', call: '/send-lead' };
    await expect.poll(() => reports).toEqual(reported.map((how) => ({ ...about, ...how })));
  });

  it('only the lead fails: accepted, and retried once with the same key', async () => {
    replies['/send-lead'] = (response) => {
      replies['/send-lead'] = accept('subscribed');
      refuse(503, {})(response);
    };
    expect(await send()).toMatchObject({ type: 'accepted' });
    await expect
      .poll(() => calls.map(({ path }) => path))
      .toEqual(['/form-submit', '/send-lead', '/send-lead']);
    expect(calls[2]).toMatchObject({ body: calls[1]?.body });
    expect(calls[2]?.headers['idempotency-key']).toBe(calls[1]?.headers['idempotency-key']);
  });

  it('keepalive, unless the body is too large for it', async () => {
    await send();
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true]);
    await send(exampleForm({ boats: [{ id: 'EST-042', name: 'x'.repeat(60_000) }] }));
    expect(requests.slice(2).map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('the lead is sent although the page closes before the request is answered', async () => {
    const held: ServerResponse[] = [];
    replies['/form-submit'] = (response) => void held.push(response);
    const sending = send();
    await expect.poll(() => held.length).toBe(1);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/form-submit', '/send-lead']);
    for (const response of held) accept('Contact sent')(response);
    await sending;
    window.dispatchEvent(new Event('pagehide'));
    expect(calls.map(({ path }) => path)).toEqual(['/form-submit', '/send-lead', '/send-lead']);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('429 for the lead: retried after Retry-After', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    replies['/send-lead'] = refuse(429, { code: 'tooMany', retryAfterSeconds: 240 });
    expect(await send()).toMatchObject({ type: 'accepted' });
    vi.advanceTimersByTime(239_000);
    expect(calls).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]?.path).toBe('/send-lead');
  });
});
