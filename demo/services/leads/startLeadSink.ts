import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { isRecord } from '../../../schemas/isRecord.ts';
import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';

/** A lead received by the sink. */
interface SunkLead {
  id: string;
  body: unknown;
  /** Number of calls; stored once. */
  calls: number;
}

export interface LeadSink extends LoopbackService {
  /** Received leads by idempotency key, oldest first; the last thousand, in memory. */
  leads: ReadonlyMap<string, SunkLead>;
}

const MAX_LEADS = 1000;
/** Bytes. */
const MAX_BODY = 1_000_000;

/**
 * Starts a CRM on a free loopback port that supports idempotency keys (draft Idempotency-Key): 400 without a key, 422
 * for another payload under the same key.
 * @param key required value of `Authorization`.
 */
export async function startLeadSink(key: string): Promise<LeadSink> {
  const leads = new Map<string, SunkLead>();

  const admit: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST') return refuse(response, 405, 'Leads are POSTed');
    if (request.get('authorization') !== `Bearer ${key}`) return refuse(response, 401, 'Wrong key');
    if (!request.get('idempotency-key')) return refuse(response, 400, 'Idempotency-Key is missing');
    next();
  };

  const receive: RequestHandler = (request, response) => {
    const body: unknown = request.body;
    if (!isRecord(body) || !Array.isArray(body.Leads) || body.Leads.length !== 1) {
      return refuse(response, 400, 'Leads must be a list with one lead');
    }
    const idempotencyKey = request.get('idempotency-key') ?? '';
    const known = leads.get(idempotencyKey);
    if (known && !isDeepStrictEqual(known.body, body)) {
      return refuse(response, 422, 'Idempotency-Key was used before');
    }
    const id = hash('sha256', idempotencyKey).slice(0, 18);
    const lead = known ?? { id, body, calls: 0 };
    lead.calls++;
    leads.set(idempotencyKey, lead);
    const [oldest] = leads.keys();
    if (leads.size > MAX_LEADS && oldest !== undefined) leads.delete(oldest);
    response.json({ id });
  };

  const app = express().disable('x-powered-by');
  app.use(admit, express.json({ type: () => true, limit: MAX_BODY }), receive);
  app.use(((error, _request, response, _next) => {
    refuse(response, error.status ?? 500, 'The body cannot be read');
  }) satisfies ErrorRequestHandler);
  return { ...(await serveOnLoopback(app)), leads };
}

function refuse(response: Response, status: number, title: string): void {
  response.status(status).json({ title, status });
}
