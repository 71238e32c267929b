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
  it('stores a lead once, however often it comes', async () => {
    const { sink, post } = await start();
    const first = await post(one);
    expect(first).toEqual({ status: 200, body: { id: expect.any(String) } });
    expect(await post(one)).toEqual(first);
    expect([...sink.leads]).toEqual([['a-key:crm', { id: first.body.id, body: JSON.parse(one), calls: 2 }]]);
  });

  it('forgets the oldest of more than a thousand', async () => {
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
  ])('says %i to what is wrong', async (status, body, headers) => {
    const { sink, post } = await start();
    expect(await post(body, headers)).toMatchObject({ status });
    expect(sink.leads.size).toBe(0);
  });

  it('wants an idempotency key, and only one payload under it', async () => {
    const { sink, post } = await start();
    await post(one);
    expect(await post('{"Leads":[{"Email":"other"}]}')).toMatchObject({ status: 422 });
    const headers = { authorization: 'Bearer secret' };
    expect((await fetch(sink.url, { method: 'POST', body: one, headers })).status).toBe(400);
    expect((await fetch(sink.url)).status).toBe(405);
  });
});
