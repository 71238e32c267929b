import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDelivery } from '../../server/leads/delivery/createDelivery.ts';
import { crmTarget } from '../../server/leads/delivery/crmTarget.ts';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { DEADLINE_MS, IMPATIENT } from './impatient.ts';

/**
 * A server that does with leads what the site does, and nothing else: POST `{ key, payload }`, answered by the
 * reference once the lead is accepted. Made to be killed.
 */
const { CRM_URL = '', LEADS_DIRECTORY = '', DATABASE_URL, LEASE_MS } = process.env;
const store = await openLeadStore({ databaseUrl: DATABASE_URL, directory: LEADS_DIRECTORY });
const delivery = createDelivery({
  store,
  targets: [
    crmTarget({ url: CRM_URL, key: undefined, upstream: { service: 'leads', deadlineMs: DEADLINE_MS } }),
  ],
  keepDays: 30,
  report: ({ event, reason }) => {
    if (event === 'lead-dead' || event === 'lead-store-failed') process.stderr.write(`${reason}\n`);
  },
  tuning: { ...IMPATIENT, ...(LEASE_MS && { leaseMs: Number(LEASE_MS) }) },
});
delivery.start();

const server = createServer(async (request, response) => {
  try {
    const { key, payload } = JSON.parse(await text(request));
    const about = {
      kind: 'contact',
      locale: 'en',
      puzzle: 'solved',
      requestId: undefined,
      referencePrefix: 'EST',
    } as const;
    const { reference, outcome } = await store.accept({ key, target: 'crm', payload, ...about });
    response.writeHead(outcome === 'conflict' ? 422 : 200).end(reference);
  } catch {
    response.writeHead(503).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  // A server that listens on TCP has an address with a port.
  // Killed, it cannot do it at its end; what starts fifty times should start fast.
  flushCompileCache();
  process.send?.((server.address() as AddressInfo).port);
});
