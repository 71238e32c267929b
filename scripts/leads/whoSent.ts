import { isRecord } from '../../server/isRecord.ts';
import type { StoredLead } from '../../server/leads/store/StoredLead.ts';

/** Name and address of who sent a lead, from whichever payload is still there. */
export function whoSent({ deliveries }: StoredLead): string {
  for (const { payload } of deliveries) {
    if (!isRecord(payload)) continue;
    const [lead = payload] = Array.isArray(payload.Leads) ? payload.Leads : [payload];
    if (!isRecord(lead)) continue;
    const names = [lead.first_name ?? lead.FirstName, lead.last_name ?? lead.LastName]
      .filter(Boolean)
      .join(' ');
    return `${names} <${lead.email ?? lead.Email ?? ''}>`;
  }
  return 'erased';
}
