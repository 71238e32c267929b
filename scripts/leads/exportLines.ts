import type { StoredLead } from '../../server/leads/store/StoredLead.ts';

/** One JSON object for every payload that is still there. */
export function exportLines(lead: StoredLead): string[] {
  const { reference, kind, locale, puzzle, received_at } = lead;
  return lead.deliveries
    .filter(({ payload }) => payload !== undefined)
    .map(({ target, status, remote_id, payload }) =>
      JSON.stringify({
        reference,
        received: new Date(received_at).toISOString(),
        kind,
        locale,
        puzzle,
        target,
        status,
        remote_id,
        payload,
      }),
    );
}
