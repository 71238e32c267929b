import { describe, expect, it, onTestFinished } from 'vitest';
import { startLeadSink } from '../../../../demo/services/leads/startLeadSink.ts';

async function start() {
  const sink = await startLeadSink('secret');
  onTestFinished(() => sink.close());
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const known = { authorization: 'Bearer secret', 'idempotency-key': 'a-key:crm' };
    const response = await fetch(sink.url, { method: 'POST', body, headers: { ...known, ...headers } });
    return { status: response.status, body: await response.json() };
  };
  return { sink, post };
}

const one = JSON.stringify({ Leads: [{ Email: 'maelle@example.com' }] });

describe('the embedded lead sink', () => {
  it('a lead sent twice with its key: stored once, the same id', async () => {
    const { sink, post } = await start();
    const first = await post(one);
    expect(first).toEqual({ status: 200, body: { id: expect.any(String) } });
    expect(await post(one)).toEqual(first);
    expect([...sink.leads]).toEqual([['a-key:crm', { id: first.body.id, body: JSON.parse(one), calls: 2 }]]);
  });

  it('keeps the newest thousand leads', async () => {
    const { sink, post } = await start();
    await Promise.all(
      Array.from({ length: 1001 }, (_, index) => post(one, { 'idempotency-key': `key-${index}` })),
    );
    expect(sink.leads.size).toBe(1000);
  });

  it.each([
    [401, one, { authorization: 'Bearer other' }],
    [400, '{"Leads":[]}', {}],
    [400, 'Leads', {}],
    [413, JSON.stringify({ Leads: ['x'.repeat(1_000_000)] }), {}],
  ])('an invalid request: %i (%#)', async (status, body, headers) => {
    const { sink, post } = await start();
    expect(await post(body, headers)).toMatchObject({ status });
    expect(sink.leads.size).toBe(0);
  });

  it('no idempotency key: 400; another payload with a known key: 422; GET: 405', async () => {
    const { sink, post } = await start();
    await post(one);
    expect(await post('{"Leads":[{"Email":"other"}]}')).toMatchObject({ status: 422 });
    const headers = { authorization: 'Bearer secret' };
    expect((await fetch(sink.url, { method: 'POST', body: one, headers })).status).toBe(400);
    expect((await fetch(sink.url)).status).toBe(405);
  });
});
