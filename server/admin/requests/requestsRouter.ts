import { type Response, Router } from 'express';
import { NotFoundError } from '../../http/errors.ts';
import type { LeadStore } from '../../leads/store/LeadStore.ts';
import { type Client, getClient } from '../../media/getClient.ts';
import type { RequestArchive } from '../../observability/logs/createRequestArchive.ts';
import { leadStatusesInEvents } from '../../observability/logs/LeadStatus.ts';
import { redactTrace } from '../../observability/logs/maskPersonal.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import type { TraceFilter } from '../../observability/logs/TraceFilter.ts';
import { addresses } from '../addresses.ts';
import { tellAudit } from '../auth/tellAudit.ts';
import type { Layout } from '../createLayout.ts';
import { type Case, findCase } from './findCase.ts';
import { parseSearch } from './parseSearch.ts';
import { renderRequestSearch, requestRow } from './renderRequestSearch.ts';
import { renderLeadTrace, renderRequestTrace } from './renderRequestTrace.ts';
import { toRequestTable } from './toRequestTable.ts';

interface RequestsOptions {
  layout: Layout;
  archive: RequestArchive;
  leads: Pick<LeadStore, 'find'>;
  /** Of the brand, for references of leads. */
  referencePrefix: string;
  /** Address of a trace elsewhere, with `{traceId}` in it. */
  traceUrl: string | undefined;
}

const SHOWN = 200;
const EXPORTED = 5000;

/** Their events name the leads that they brought. */
const sendLines = (response: Response, traces: readonly RequestTrace[]) => {
  const references = traces
    .flatMap(({ events }) => leadStatusesInEvents(events))
    .map((lead) => lead.reference);
  tellAudit('exported', [...new Set(references)]);
  response.type('application/x-ndjson').attachment('requests.ndjson').send(traces.map(redactTrace).join(''));
};

const renderCase = (found: Case, traceUrl: string | undefined) =>
  'trace' in found
    ? renderRequestTrace(found.trace, found.leadStatuses, traceUrl)
    : renderLeadTrace(found.leadStatus);

const referenceOf = (found: Case): string => ('trace' in found ? found.trace.id : found.leadStatus.reference);

/** The request inspector: look a reference up, search, follow, export. */
export function requestsRouter({
  layout,
  archive,
  leads,
  referencePrefix,
  traceUrl,
}: RequestsOptions): Router {
  const router = Router();
  const findCaseFor = (reference: string, client: Client) =>
    findCase(reference, { archive, leads, client, referencePrefix });

  router.use('/requests', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/requests', async (request, response) => {
    const { query } = request;
    const client = getClient(request, response);
    const search = parseSearch(query, Date.now());
    const reference = typeof query.reference === 'string' ? query.reference.trim().slice(0, 200) : '';
    const known = reference === '' ? undefined : await findCaseFor(reference, client);
    if (known) return response.redirect(303, addresses.request(referenceOf(known)));
    const page = typeof query.page === 'string' && /^[1-9]\d?$/.test(query.page) ? Number(query.page) : 1;
    const isBySlowness = query.sort === 'slow';
    const most = isBySlowness ? EXPORTED : page * SHOWN + 1;
    const matching = reference === '' ? await archive.search(search.filter, most, client) : [];
    if (isBySlowness) matching.sort((one, other) => (other.access?.ms ?? 0) - (one.access?.ms ?? 0));
    const found = matching.slice((page - 1) * SHOWN, page * SHOWN);
    const main = renderRequestSearch({
      search,
      found,
      limit: SHOWN,
      page,
      hasMore: matching.length > page * SHOWN,
      isBySlowness,
      referencePrefix,
      ...(reference && { unknown: reference }),
    });
    return response.status(reference ? 404 : 200).send(layout({ title: 'Requests', main }));
  });

  router.get('/requests/live', ({ query }, response) => {
    followLive(archive, parseSearch(query, Date.now()).filter, response);
  });

  router.get('/requests/export', async (request, response) => {
    const { filter } = parseSearch(request.query, Date.now());
    sendLines(response, await archive.search(filter, EXPORTED, getClient(request, response)));
  });

  router.get('/requests/export.csv', async (request, response) => {
    const { filter } = parseSearch(request.query, Date.now());
    const traces = await archive.search(filter, EXPORTED, getClient(request, response));
    response.type('text/csv').attachment('requests.csv').send(toRequestTable(traces));
  });

  router.get('/requests/:reference', async (request, response) => {
    const found = await findCaseFor(request.params.reference, getClient(request, response));
    if (!found) throw new NotFoundError('nothing is kept of this reference');
    const leadStatuses = 'trace' in found ? found.leadStatuses : [found.leadStatus];
    tellAudit(
      'opened',
      leadStatuses.map(({ reference }) => reference),
    );
    response.send(layout({ title: 'What happened', main: renderCase(found, traceUrl) }));
  });

  router.get('/requests/:reference/export', async (request, response) => {
    const trace = await archive.find(request.params.reference, getClient(request, response));
    if (!trace) throw new NotFoundError('nothing is kept of this reference');
    sendLines(response, [trace]);
  });
  return router;
}

/** Nothing between here and the browser shall take silence for the end. */
const HEARTBEAT_MS = 20_000;
/** What a browser that reads too slowly may owe us; beyond it, rows are counted instead of sent. */
const MAX_WAITING = 1_000_000;

/** Sends each request that matches as a row of the table, as server-sent events, until the browser leaves. */
function followLive(archive: RequestArchive, filter: TraceFilter, response: Response): void {
  let missed = 0;
  // `no-transform` keeps compression, which would wait for more, away.
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  response.flushHeaders();
  response.write('retry: 3000\n\n');
  const stop = archive.follow(filter, (trace) => {
    if (response.writableLength > MAX_WAITING) return void missed++;
    if (missed > 0) response.write(`event: missed\ndata: ${missed}\n\n`);
    missed = 0;
    response.write(`data: ${JSON.stringify(requestRow(trace).markup)}\n\n`);
  });
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}
