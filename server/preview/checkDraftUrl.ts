import { isRecord } from '../../schemas/isRecord.ts';
import { UpstreamError } from '../http/errors.ts';
import type { Upstream } from '../services/upstream/createUpstream.ts';
import { fetchJson } from '../services/upstream/fetchJson.ts';

/** What the next module puts into the address of a preview. */
export interface DraftUrl {
  /** With language prefix, encoded once. */
  path: string;
  timestamp: string;
  secret: string;
  resourceVersion: string;
}

const PATH = '/next/draft-url';

/**
 * Has the CMS check the secret in the address of a preview, which it takes for valid for 30 s. Timestamp, path and
 * revision are signed, nothing else.
 *
 * @returns undefined when it is right, else what the CMS says.
 * @throws UpstreamError when the CMS does not answer.
 */
export async function checkDraftUrl(
  upstream: Upstream,
  url: string,
  draftUrl: DraftUrl,
): Promise<string | undefined> {
  const answer = await fetchJson(upstream, {
    who: 'The content service',
    address: new URL(`${url}${PATH}`),
    shown: PATH,
    json: draftUrl,
    answers: [200, 422],
  });
  if (!('body' in answer)) throw answer.error;
  if (answer.status === 200) return undefined;
  const message = isRecord(answer.body) ? answer.body.message : undefined;
  if (typeof message !== 'string') throw new UpstreamError(`The content service refused a preview: ${PATH}`);
  return message.slice(0, 200);
}
