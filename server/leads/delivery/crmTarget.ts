import { isRecord } from '../../../schemas/isRecord.ts';
import type { Upstream } from '../../services/upstream/createUpstream.ts';
import { parseRemoteId, postLead, type Target } from './Target.ts';

interface CrmOptions {
  /** Endpoint for leads. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  key: string | undefined;
  upstream: Upstream;
}

/** Each of them means success. */
const TAKEN = [200, 201, 202, 204];

/**
 * The CRM: POST of `{ Leads: […] }` (behaviour §8.3), answered by 200, 201, 202 with JSON, or 204. The header
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) is the same for every try of a lead, so that repeats
 * can be recognized: a try whose response is lost is made again.
 */
export function crmTarget({ url, key, upstream }: CrmOptions): Target {
  const address = new URL(url);
  return {
    name: 'crm',
    send: (lead) =>
      postLead(
        upstream,
        {
          who: 'The CRM',
          address,
          shown: address.pathname,
          headers: {
            'idempotency-key': `${lead.key}:${lead.target}`,
            ...(lead.requestId !== null && { 'x-request-id': lead.requestId }),
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          json: lead.payload,
          answers: TAKEN,
        },
        (body, status) => ({
          type: 'delivered',
          status,
          remoteId: isRecord(body) ? parseRemoteId(body.id) : undefined,
        }),
      ),
  };
}
