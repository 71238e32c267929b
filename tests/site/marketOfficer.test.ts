import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecord } from '../../schemas/isRecord.ts';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { runSite, type Site } from './runSite.ts';

const directory = mkdtempSync(join(tmpdir(), 'market-officer-'));
let site: Site;
beforeAll(async () => {
  site = await runSite({ LEADS_DIRECTORY: directory, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site.kill();
  rmSync(directory, { recursive: true });
  expect(site.noise).toEqual([]);
});

/** Posts a form as browsers do, and reads what is on its way to the webform and to the CRM. */
const send = async (path: string, fields: Record<string, string>, address: string) => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    body: new URLSearchParams({
      firstName: 'Morwenna',
      lastName: 'Penrose',
      email: 'morwenna@penrose.example',
      country: 'GB',
      postalCode: 'TR11 3QY',
      subject: 'commercial-offer',
      ...fields,
    }),
  });
  expect(response.status).toBe(303);
  const reference = /sent=([^&#]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? '';
  const store = await openLeadStore({ directory });
  const found = await store.find(reference);
  await store.close();
  const getPayload = (name: string): Record<string, unknown> => {
    const payload = found?.deliveries.find(({ target }) => target === name)?.payload;
    return isRecord(payload) ? payload : {};
  };
  return { webform: getPayload('webform'), crm: JSON.stringify(getPayload('crm')) };
};

it('receives forms of a dealer’s page', async () => {
  const { webform } = await send('/contact/EST-FR-001', { boats: 'EST-042' }, '192.0.2.1');
  expect(webform).toMatchObject({
    store: 'Trébaol Multicoques',
    store_email: 'atlantic@estran.example',
    market_officer_email: 'market-france@estran.example',
  });
});

it('receives forms of an event with a dealer named by hand; the CRM gets the account', async () => {
  const { webform, crm } = await send(
    '/fr/evenements/l-ecole-du-gennaker-a-lorient',
    { boats: 'EST-045' },
    '192.0.2.2',
  );
  expect(webform).toMatchObject({
    store: 'Trébaol Multicoques',
    store_email: 'atlantic@estran.example',
    market_officer_email: 'market-france@estran.example',
  });
  expect(crm).toContain('"Dealer":"EST-FR-001"');
});

it('receives forms of an event where the visitor chose the dealer', async () => {
  const path = '/events/ask-the-naval-architect';
  const { webform } = await send(path, { boats: 'EST-042', dealer: 'EST-FR-002' }, '192.0.2.3');
  expect(webform).toMatchObject({
    store: 'Maison Roubaud',
    store_email: 'riviera@estran.example',
    market_officer_email: 'market-france@estran.example',
  });
});

it('none for the yard, which is no dealer', async () => {
  const page = await fetch(`${site.url}/visit-the-yard`, { headers: { accept: 'application/json' } });
  const [, day = ''] = /"tour":\{"days":\["([\d-]+)"/.exec(await page.text()) ?? [];
  const tour = { day, time: '14:30', crew: '3', boats: 'EST-042' };
  const { webform, crm } = await send('/visit-the-yard', tour, '192.0.2.4');
  expect(webform).toMatchObject({ store: 'Estran, Port-Kerlann', store_email: 'visits@estran.example' });
  expect(webform).toMatchObject({ datetime: day, time: '14:30', crew: 3, subject: 'other request' });
  expect(crm).toContain(`Tour of the yard on ${day} at 14:30, guests: 3`);
  expect(webform).not.toHaveProperty('market_officer_email');
});
