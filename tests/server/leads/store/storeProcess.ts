import { openLeadStore } from '../../../../server/leads/store/openLeadStore.ts';
import { aLead } from '../aLead.ts';

/** A process that accepts a lead under a key others have too, and five of its own, and claims what it gets. */
const [directory = '', key = '', puzzle = ''] = process.argv.slice(2);
const store = await openLeadStore({ directory });
const { outcome, reference } = await store.accept(aLead({ key }));
for (let count = 0; count < 5; count++) await store.accept(aLead());
const spent = await store.spendSolution(puzzle, crypto.randomUUID());
const claims = await store.claim({ target: 'crm', by: String(process.pid), limit: 8, leaseMs: 60_000 });
await store.close();
process.stdout.write(
  JSON.stringify({ outcome, reference, spent, claimed: claims.map((claim) => claim.key) }),
);
