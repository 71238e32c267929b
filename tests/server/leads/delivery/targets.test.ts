import { describe, expect, it } from 'vitest';
import { crmTarget } from '../../../../server/leads/delivery/crmTarget.ts';
import { webformTarget } from '../../../../server/leads/delivery/webformTarget.ts';
import { say, startCrm } from './startCrm.ts';

const upstream = { service: 'leads', deadlineMs: 5000 } as const;
const payload = { webform_id: 'contact', email: 'maelle@example.com' };
const lead = { key: 'a-key', requestId: 'request-1', reference: 'EST-7K2M-9QXA', payload };

describe('the CRM', () => {
  const send = (url: string, key?: string) =>
    crmTarget({ url: `${url}/leads?tenant=1`, key, upstream }).send({ ...lead, target: 'crm' });

  it('POSTs the payload with key, idempotency key and request id', async () => {
    const { url, calls } = await startCrm((response) => say(response, 201, { id: 'L-1' }));
    expect(await send(url, 'secret')).toEqual({ type: 'delivered', status: 201, remoteId: 'L-1' });
    expect(calls).toMatchObject([
      {
        method: 'POST',
        url: '/leads?tenant=1',
        body: payload,
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': 'a-key:crm',
          'x-request-id': 'request-1',
        },
      },
    ]);
  });

  it('204 without a key configured: delivered', async () => {
    const { url, calls } = await startCrm((response) => response.writeHead(204).end());
    expect(await send(url)).toMatchObject({ type: 'delivered', remoteId: undefined });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([400, 413, 422])('%i: refused', async (status) => {
    const { url } = await startCrm((response) => say(response, status, { message: 'maelle@example.com?' }));
    const error = `The CRM answered ${status}: /leads`;
    expect(await send(url)).toEqual({ type: 'refused', status, error });
  });

  it.each([302, 401, 403, 404, 408, 409, 429, 500, 503])(
    '%i: failed, with the Retry-After',
    async (status) => {
      const { url } = await startCrm((response) => say(response, status, {}, { 'Retry-After': '7' }));
      expect(await send(url)).toMatchObject({ type: 'failed', status, retryAfterMs: 7000 });
    },
  );

  it('200 with HTML: failed', async () => {
    const { url } = await startCrm((response) =>
      response.setHeader('Content-Type', 'text/html').end('<p>Log in'),
    );
    expect(await send(url)).toMatchObject({ type: 'failed', status: 200 });
  });

  it('unreachable, connection closed or timeout: failed', async () => {
    expect(await send('http://127.0.0.1:9')).toMatchObject({ type: 'failed' });
    const { url } = await startCrm((response) => response.destroy());
    expect(await send(url)).toMatchObject({ type: 'failed' });
    const slow = await startCrm(() => undefined);
    const hasty = { ...upstream, deadlineMs: 50 };
    const target = crmTarget({ url: slow.url, key: undefined, upstream: hasty });
    expect(await target.send({ ...lead, target: 'crm' })).toMatchObject({
      type: 'failed',
      error: 'The CRM did not answer in time: /',
    });
  });
});

describe('the webform', () => {
  const send = (url: string) =>
    webformTarget({ url: `${url}/cms`, headers: { 'api-key': 'secret' }, upstream }).send({
      ...lead,
      target: 'webform',
    });

  it('POSTs the payload and returns the submission id', async () => {
    const { url, calls } = await startCrm((response) => say(response, 200, { sid: 42 }));
    expect(await send(url)).toEqual({ type: 'delivered', status: 200, remoteId: '42' });
    expect(calls).toMatchObject([
      { url: '/cms/webform_rest/submit?_format=json', body: payload, headers: { 'api-key': 'secret' } },
    ]);
  });

  it.each([
    [200, { error: { email: 'maelle@example.com is no address' } }, /answered 200 with an error \(email\)/],
    [200, {}, /without a submission id/],
    [400, { message: 'no', error: { email: 'maelle@example.com' } }, /answered 400 \(email\)/],
    [400, { error: { 'maelle@example.com': 'x' } }, /answered 400:/],
  ])('%i %j: refused; the reason repeats none of the payload', async (status, body, error) => {
    const { url } = await startCrm((response) => say(response, status, body));
    const outcome = await send(url);
    expect(outcome).toMatchObject({ type: 'refused', status, error: expect.stringMatching(error) });
    expect(JSON.stringify(outcome)).not.toContain('maelle');
  });
});
