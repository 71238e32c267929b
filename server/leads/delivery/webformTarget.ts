import { isRecord } from '../../../schemas/isRecord.ts';
import type { Upstream } from '../../services/upstream/createUpstream.ts';
import { type Outcome, parseRemoteId, postLead, type Target } from './Target.ts';

interface WebformOptions {
  /** Base URL of the content service, without trailing slash. */
  url: string;
  /** Carries its key. */
  headers: Record<string, string>;
  upstream: Upstream;
}

const PATH = '/webform_rest/submit';
const FIELD = /^[a-z]\w{0,39}$/i;

/**
 * The webform endpoint of the content service (webform_rest). It supports no idempotency keys, so a retry after a lost
 * response may create a second submission.
 */
export function webformTarget({ url, headers, upstream }: WebformOptions): Target {
  const address = new URL(`${url}${PATH}?_format=json`);
  return {
    name: 'webform',
    send: ({ payload, requestId }) =>
      postLead(
        upstream,
        {
          who: 'The webform',
          address,
          shown: PATH,
          headers: { ...headers, ...(requestId !== null && { 'x-request-id': requestId }) },
          json: payload,
          answers: [200, 201],
          explain: refusedFields,
        },
        parseWebformAnswer,
      ),
  };
}

/** Older releases answer refusals with 200. */
function parseWebformAnswer(body: unknown, status: number): Outcome {
  const remoteId = isRecord(body) && !('error' in body) ? parseRemoteId(body.sid) : undefined;
  if (remoteId !== undefined) return { type: 'delivered', status, remoteId };
  const fields = refusedFields(body);
  const why = fields === undefined ? 'without a submission id' : `with an error (${fields})`;
  return { type: 'refused', status, error: `The webform answered ${status} ${why}: ${PATH}` };
}

/** Names of the refused fields; the service's messages may quote the visitor's input. */
function refusedFields(body: unknown): string | undefined {
  if (!isRecord(body) || !isRecord(body.error)) return undefined;
  return (
    Object.keys(body.error)
      .filter((name) => FIELD.test(name))
      .slice(0, 10)
      .join(', ') || undefined
  );
}
