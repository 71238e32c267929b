import { randomUUID } from 'node:crypto';
import type { LeadToAccept } from '../../../server/leads/store/LeadStore.ts';

/** A lead for the CRM under a key of its own, with whatever matters to a test. */
export const aLead = (about: Partial<LeadToAccept> = {}): LeadToAccept => ({
  key: randomUUID(),
  target: 'crm',
  kind: 'contact',
  locale: 'fr',
  puzzle: 'solved',
  requestId: 'request-1',
  referencePrefix: 'EST',
  payload: { Leads: [{ FirstName: 'Maëlle', Email: 'maelle@example.com', Preferences: 'PARTNER' }] },
  ...about,
});
