import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../isRecord.ts';
import type { Reply } from '../Reply.ts';
import { readBody } from '../readBody.ts';
import type { SunkLead } from './startLeadSink.ts';

const KEPT = 1000;
const MAX_BYTES = 1_000_000;

const problem = (status: number, title: string): Reply => ({ status, body: { title, status } });

/** Answers as the draft of the header Idempotency-Key has it: 400 without a key, 422 for another payload under it. */
export function leadListener(key: string, leads: Map<string, SunkLead>): RequestListener {
  return (request, response) => {
    receive(request, key, leads).then(
      ({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  };
}

async function receive(request: IncomingMessage, key: string, leads: Map<string, SunkLead>): Promise<Reply> {
  if (request.method !== 'POST') return problem(405, 'Leads are POSTed');
  if (request.headers.authorization !== `Bearer ${key}`) return problem(401, 'Wrong key');
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string') return problem(400, 'Idempotency-Key is missing');
  const text = await readBody(request, MAX_BYTES);
  if (text === undefined) return problem(413, 'Too large');
  const body = parse(text);
  if (!isRecord(body) || !Array.isArray(body.Leads) || body.Leads.length !== 1) {
    return problem(400, 'Leads must be a list with one lead');
  }
  const known = leads.get(idempotencyKey);
  if (known && !isDeepStrictEqual(known.body, body)) return problem(422, 'Idempotency-Key was used before');
  const lead = known ?? { id: idOf(idempotencyKey), body, calls: 0 };
  lead.calls++;
  leads.set(idempotencyKey, lead);
  const [oldest] = leads.keys();
  if (leads.size > KEPT && oldest !== undefined) leads.delete(oldest);
  return { status: 200, body: { id: lead.id } };
}

const idOf = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 18);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
