import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDelivery } from '../../../../server/leads/delivery/createDelivery.ts';
import { crmTarget } from '../../../../server/leads/delivery/crmTarget.ts';
import type { DeliveryEvent } from '../../../../server/leads/delivery/DeliveryEvent.ts';
import {
  DELIVERY_TUNING,
  type DeliveryTuning,
  LEAD_DEADLINE_MS,
} from '../../../../server/leads/delivery/DeliveryTuning.ts';
import { openLeadStore } from '../../../../server/leads/store/openLeadStore.ts';
import { aLead } from '../aLead.ts';
import { say, startCrm } from './startCrm.ts';

const QUICK = { baseMs: 1, capMs: 5, openMs: 20 };
const well = (response: ServerResponse) => say(response, 200, { id: 'L-1' });

/** A store, and a delivery to a CRM that answers as told; started unless it is to be later. */
async function setUp(
  answer: (response: ServerResponse, call: number) => void,
  tuning: Partial<DeliveryTuning> = {},
  keepDays = 30,
) {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-delivery-'));
  const clock = { ahead: 0 };
  const store = await openLeadStore({ directory, now: () => Date.now() + clock.ahead });
  const crm = await startCrm(answer);
  const events: DeliveryEvent[] = [];
  const make = () =>
    createDelivery({
      store,
      targets: [
        crmTarget({ url: crm.url, key: undefined, upstream: { service: 'leads', deadlineMs: 5000 } }),
      ],
      keepDays,
      report: (event) => events.push(event),
      tuning: { ...QUICK, ...tuning },
    });
  const delivery = make();
  onTestFinished(async () => {
    await delivery.stop();
    await store.close();
    rmSync(directory, { recursive: true });
  });
  const told = (event: DeliveryEvent['event']) => events.filter((one) => one.event === event);
  const until = (event: DeliveryEvent['event'], count = 1) =>
    vi.waitFor(() => expect(told(event).length).toBeGreaterThanOrEqual(count), {
      timeout: 10_000,
      interval: 5,
    });
  return { store, crm, events, delivery, make, clock, told, until };
}

describe('the delivery of leads', () => {
  it('delivers an accepted lead at once; log events contain no personal data', async () => {
    const { store, crm, delivery, events, until } = await setUp(well, { pollMs: 600_000 });
    delivery.start();
    const { reference } = await store.accept(aLead());
    await until('lead-delivered');
    expect(events).toEqual([
      {
        event: 'lead-delivered',
        reason: `${reference} has arrived at crm`,
        reference,
        target: 'crm',
        attempts: 1,
        status: 200,
        requestId: 'request-1',
      },
    ]);
    expect(crm.calls).toHaveLength(1);
    expect((await store.find(reference))?.deliveries).toMatchObject([
      { status: 'delivered', remote_id: 'L-1' },
    ]);
  });

  it('delivers leads stored by an earlier process', async () => {
    const { store, delivery, until } = await setUp(well);
    await Promise.all(Array.from({ length: 10 }, () => store.accept(aLead())));
    delivery.start();
    await until('lead-delivered', 10);
    expect(await store.nextAt('crm')).toBeUndefined();
  });

  it('retries until it succeeds, with the same key and payload', async () => {
    const { store, crm, delivery, told, until } = await setUp((response, call) =>
      call < 4 ? say(response, 500) : well(response),
    );
    delivery.start();
    await store.accept(aLead());
    await until('lead-delivered');
    expect(told('lead-delayed')).toMatchObject([
      { attempts: 1, status: 500 },
      { attempts: 2 },
      { attempts: 3 },
    ]);
    expect(new Set(crm.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(crm.calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('a refused payload is dead until retried by hand', async () => {
    const { store, delivery, told, until } = await setUp((response, call) =>
      call === 1 ? say(response, 422) : well(response),
    );
    delivery.start();
    const { reference } = await store.accept(aLead());
    await until('lead-dead');
    expect(told('lead-dead')).toMatchObject([{ reference, attempts: 1, status: 422 }]);
    expect(await store.nextAt('crm')).toBeUndefined();
    await store.retry(reference);
    await store.accept(aLead());
    await until('lead-delivered', 2);
  });

  it('gives up after maxAttempts while other leads are delivered', async () => {
    const { store, crm, delivery, told, until } = await setUp(
      (response) =>
        JSON.stringify(crm.calls.at(-1)?.body).includes('poison') ? say(response, 500) : well(response),
      { maxAttempts: 3, concurrency: 1 },
    );
    delivery.start();
    const { reference } = await store.accept(aLead({ payload: { Leads: ['poison'] } }));
    await store.accept(aLead());
    await until('lead-dead');
    await until('lead-delivered');
    expect(told('lead-dead')).toMatchObject([{ reference, attempts: 3 }]);
    expect((await store.find(reference))?.deliveries).toMatchObject([
      { status: 'dead', last_error: 'The CRM answered 500: /' },
    ]);
  });

  it('target down: opens the circuit, probes with one lead, delivers all when it is back', async () => {
    let isDown = true;
    const { store, crm, delivery, told, until } = await setUp(
      (response) => (isDown ? say(response, 503) : well(response)),
      { failuresToOpen: 5, openMs: 100, maxAttempts: 6 },
    );
    await Promise.all(Array.from({ length: 30 }, () => store.accept(aLead())));
    delivery.start();
    await until('lead-target-down');
    await until('lead-delayed', 12);
    // Five in a row open the circuit, a few were under way; from then on it is one call every 100 ms.
    expect(crm.calls.length).toBeLessThan(30);
    isDown = false;
    await until('lead-delivered', 30);
    expect([told('lead-target-down').length, told('lead-target-up').length]).toEqual([1, 1]);
    expect(told('lead-dead')).toEqual([]);
  });

  it.each([
    ['one lead', 1],
    ['a backlog of 200', 200],
  ])('%s whose next try is minutes away is delivered once the target is back', async (_what, count) => {
    let isDown = true;
    // Waits grow to a quarter of an hour, as they do in earnest; the target is looked at every 50 ms.
    const { store, crm, delivery, told, until } = await setUp(
      (response) => (isDown ? say(response, 503) : well(response)),
      { capMs: 900_000, openMs: 50, maxAttempts: 12 },
    );
    const accepted = await Promise.all(Array.from({ length: count }, () => store.accept(aLead())));
    delivery.start();
    await until('lead-target-down');
    await until('lead-delayed', 10);
    const nextTries = async () => {
      const found = await Promise.all(accepted.map(({ reference }) => store.find(reference)));
      return found.flatMap((lead) => lead?.deliveries ?? []).map(({ next_at }) => next_at - Date.now());
    };
    expect(Math.max(...(await nextTries()))).toBeGreaterThan(800_000);
    const asked = crm.calls.length;
    isDown = false;
    await until('lead-delivered', count);
    // At most one more look that failed, and each lead once.
    expect(crm.calls.length).toBeLessThanOrEqual(asked + 1 + count);
    expect([told('lead-target-down').length, told('lead-target-up').length]).toEqual([1, 1]);
    expect(told('lead-dead')).toEqual([]);
  });

  it('probes a hanging target at least every 30 s', () => {
    expect(DELIVERY_TUNING.openMs + LEAD_DEADLINE_MS).toBeLessThan(30_000);
  });

  it('failed leads of an earlier process are probed at the start; failed probes do not count as attempts', async () => {
    let isDown = true;
    const { store, delivery, make, told, until } = await setUp(
      (response) => (isDown ? say(response, 503) : well(response)),
      { capMs: 900_000, baseMs: 900_000, openMs: 50 },
    );
    delivery.start();
    const { reference } = await store.accept(aLead());
    await until('lead-delayed');
    await delivery.stop();
    const attempts = async () => (await store.find(reference))?.deliveries[0]?.attempts;
    expect(await attempts()).toBe(1);
    const next = make();
    next.start();
    onTestFinished(() => next.stop());
    await until('lead-delayed', told('lead-delayed').length + 2);
    expect(await attempts()).toBe(1);
    isDown = false;
    await until('lead-delivered');
  });

  it('a lead that the target cannot take keeps its backoff while others are delivered', async () => {
    const { store, crm, delivery, told, until } = await setUp(
      (response) =>
        JSON.stringify(crm.calls.at(-1)?.body).includes('poison') ? say(response, 500) : well(response),
      { capMs: 900_000, baseMs: 900_000, openMs: 600_000, concurrency: 1 },
    );
    delivery.start();
    await store.accept(aLead({ payload: { Leads: ['poison'] } }));
    await until('lead-delayed');
    for (let count = 1; count <= 5; count++) {
      await store.accept(aLead());
      await until('lead-delivered', count);
    }
    expect(told('lead-delayed')).toHaveLength(1);
  });

  it('429 with Retry-After: pauses that long', async () => {
    const { store, crm, delivery, until } = await setUp(
      (response) => say(response, 429, {}, { 'Retry-After': '3600' }),
      { capMs: 900_000, concurrency: 1 },
    );
    delivery.start();
    const { reference } = await store.accept(aLead());
    await until('lead-delayed');
    await store.accept(aLead());
    const next = (await store.find(reference))?.deliveries[0]?.next_at ?? 0;
    expect(next - Date.now()).toBeGreaterThan(3_500_000);
    expect(crm.calls).toHaveLength(1);
  });

  it('at most four calls to a target at a time', async () => {
    const waiting: ServerResponse[] = [];
    const { store, delivery, until } = await setUp((response) => waiting.push(response));
    await Promise.all(Array.from({ length: 9 }, () => store.accept(aLead())));
    delivery.start();
    for (const [expected, count] of [
      [4, 4],
      [4, 8],
      [1, 9],
    ] as const) {
      await vi.waitFor(() => expect(waiting).toHaveLength(expected));
      for (const response of waiting.splice(0)) well(response);
      await until('lead-delivered', count);
    }
  });

  it('stop(): waits for running calls and starts no others', async () => {
    const waiting: ServerResponse[] = [];
    const { store, delivery, told } = await setUp((response) => waiting.push(response), { concurrency: 1 });
    delivery.start();
    await store.accept(aLead());
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await store.accept(aLead());
    const stopped = delivery.stop();
    for (const response of waiting) well(response);
    await stopped;
    expect(told('lead-delivered')).toHaveLength(1);
    expect(waiting).toHaveLength(1);
  });

  it('start() twice or after stop(): TypeError', async () => {
    const { delivery } = await setUp(well);
    delivery.start();
    expect(() => delivery.start()).toThrow(TypeError);
    await delivery.stop();
    expect(() => delivery.start()).toThrow(TypeError);
  });

  it('erases leads past their retention and logs those never delivered', async () => {
    const { store, delivery, make, told, until, clock } = await setUp(
      (response) => say(response, 400),
      {},
      1,
    );
    delivery.start();
    const { reference } = await store.accept(aLead());
    await until('lead-dead');
    await delivery.stop();
    clock.ahead = 2 * 86_400_000 + 1000;
    const later = make();
    later.start();
    await until('lead-erased');
    await later.stop();
    expect(told('lead-erased')).toMatchObject([{ reference, target: 'crm', wasDead: true }]);
  });
});
