import { Router } from 'express';
import { NotFoundError } from '../../http/errors.ts';
import type { LeadStore } from '../../leads/store/LeadStore.ts';
import type { StoredLead } from '../../leads/store/LeadTables.ts';
import { parseReference } from '../../leads/store/reference.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { addresses } from '../addresses.ts';
import { tellAudit } from '../auth/tellAudit.ts';
import type { Layout } from '../createLayout.ts';
import { parseSearch } from '../requests/parseSearch.ts';
import { sendCsv } from '../sendCsv.ts';
import { findObstacles } from './findObstacles.ts';
import { isOpen, renderLead, renderLeads } from './renderLeads.ts';
import { LEAD_COLUMNS, toLeadRows } from './toLeadRows.ts';

interface LeadsAdminOptions {
  layout: Layout;
  leads: Pick<LeadStore, 'leads' | 'find' | 'retry' | 'count'>;
  /** Of a reference that is typed without one. */
  referencePrefix: string;
}

const SHOWN = 50;
/** Of a time span or a state; beyond it, the command line helps (npm run leads). */
const MOST = 5000;
const STATUSES = ['open', 'pending', 'dead', 'all'] as const;

const toCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Leads for support: what has not arrived and why, one by its reference, and trying again. */
export function leadsAdminRouter({ layout, leads, referencePrefix }: LeadsAdminOptions): Router {
  const router = Router();
  router.use(addresses.leads, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  const findLead = async (text: string): Promise<StoredLead | undefined> => {
    const reference = parseReference(text, referencePrefix);
    return reference === undefined ? undefined : leads.find(reference);
  };
  const demandLead = async (text: string): Promise<StoredLead> => {
    const lead = await findLead(text);
    if (!lead) throw new NotFoundError('there is no such lead');
    return lead;
  };

  const load = async (query: Readonly<Record<string, unknown>>) => {
    // Its `status` is that of a lead, not of an answer.
    const search = parseSearch({ since: query.since, until: query.until }, Date.now());
    const isOfTime = search.filter.since !== undefined || search.filter.until !== undefined;
    const status = STATUSES.find((name) => name === query.status) ?? (isOfTime ? 'all' : 'open');
    return { search, isOfTime, status, found: await collect(leads, status, search.filter) };
  };

  router.get(addresses.leads, async ({ query }, response) => {
    const typed = typeof query.reference === 'string' ? query.reference.trim().slice(0, 100) : '';
    const wanted = typed === '' ? undefined : await findLead(typed);
    if (wanted) return response.redirect(303, addresses.lead(wanted.reference));
    const { search, isOfTime, status, found } = await load(query);
    const { written } = search;
    const page = Math.max(toCount(query.page) ?? 1, 1);
    const shown = found.slice((page - 1) * SHOWN, page * SHOWN);
    tellAudit(
      'listed',
      shown.map(({ reference }) => reference),
    );
    const main = renderLeads({
      leads: shown,
      counts: await leads.count(),
      total: found.length,
      missing: found.filter(({ deliveries }) => deliveries.some(isOpen)).length,
      obstacles: findObstacles(found),
      search,
      status,
      page,
      hasMore: found.length > page * SHOWN,
      query: new URLSearchParams({ status, ...(isOfTime && { since: written.since, until: written.until }) }),
      referencePrefix,
      unknown: typed || undefined,
      retried: toCount(query.retried),
    });
    return response.status(typed ? 404 : 200).send(layout({ title: 'Leads', main }));
  });

  router.get('/leads/export.csv', async ({ query }, response) => {
    const { found } = await load(query);
    tellAudit(
      'exported',
      found.map(({ reference }) => reference),
    );
    sendCsv(response, 'leads', LEAD_COLUMNS, found.flatMap(toLeadRows));
  });

  router.post('/leads/retry-dead', async (_request, response) => {
    const dead = await collect(leads, 'dead', { since: undefined, until: undefined });
    const count = await leads.retry('all-dead');
    tellAudit(
      'retried',
      dead.map(({ reference }) => reference),
    );
    tellRetried('all-dead', count);
    response.redirect(303, `${addresses.leads}?retried=${count}`);
  });

  router.get('/leads/:reference', async ({ params, query }, response) => {
    const lead = await demandLead(params.reference);
    tellAudit('opened', [lead.reference]);
    response.send(layout({ title: lead.reference, main: renderLead(lead, toCount(query.retried)) }));
  });

  router.post('/leads/:reference/retry', async ({ params }, response) => {
    const { reference } = await demandLead(params.reference);
    const count = await leads.retry(reference);
    tellAudit('retried', [reference]);
    tellRetried(reference, count);
    response.redirect(303, `${addresses.lead(reference)}?retried=${count}`);
  });
  return router;
}

const tellRetried = (reference: string, deliveries: number) =>
  currentRequest()?.log.info(
    { event: 'lead-retried', reference, deliveries },
    'Support has leads tried again on the admin port',
  );

/** Newest first. */
async function collect(
  store: Pick<LeadStore, 'leads'>,
  status: (typeof STATUSES)[number],
  { since, until = Number.POSITIVE_INFINITY }: { since: number | undefined; until: number | undefined },
): Promise<StoredLead[]> {
  const found = new Map<string, StoredLead>();
  const states = status === 'open' ? (['pending', 'dead'] as const) : [status === 'all' ? undefined : status];
  for (const state of states) {
    for await (const lead of store.leads({ status: state, since })) {
      if (lead.received_at > until || found.size >= MOST) break;
      found.set(lead.key, lead);
    }
  }
  return [...found.values()].sort((one, other) => other.received_at - one.received_at);
}
