import { isRecord } from '../../../schemas/isRecord.ts';
import { explainDuration } from '../../observability/logs/explainDuration.ts';
import type { LeadStatus } from '../../observability/logs/LeadStatus.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import {
  formatLeadStatus,
  summarizeRequest,
  writeMoment,
} from '../../observability/logs/summarizeRequest.ts';
import { type Step, toWaterfall } from '../../observability/logs/toWaterfall.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { momentTag } from '../momentTag.ts';

const getStacks = ({ events }: RequestTrace): string[] =>
  events.flatMap(({ fields: { err } }) =>
    isRecord(err) && typeof err.stack === 'string' ? [err.stack] : [],
  );

/** What happened to one request: in a sentence, step by step, and as the log has it. */
export function renderRequestTrace(
  trace: RequestTrace,
  leadStatuses: readonly LeadStatus[],
  traceUrl?: string,
): Html {
  const { id, traceId, access, events } = trace;
  const visitor = access?.visitor;
  return html`<p><a href="${addresses.requests}">Requests</a></p>
    <h1>What happened</h1>
    <p class="lead sentence">${inOwnTime(shorten(summarizeRequest(trace, leadStatuses)), trace.at)}</p>
    ${access && html`<p>It took ${explainDuration(access)}.</p>`}
    <details class="fold"><summary>Step by step</summary>${waterfall(toWaterfall(trace, leadStatuses))}</details>
    <dl class="facts">
      <div><dt>Reference</dt><dd><code>${id}</code></dd></div>
      ${traceId && html`<div><dt>Trace</dt><dd>${traceTag(traceId, traceUrl)}</dd></div>`}
      ${
        visitor &&
        html`<div><dt>Visitor</dt><dd><a href="${addresses.requests}?visitor=${visitor}">${visitor}</a>, the same until midnight UTC</dd></div>`
      }
    </dl>
    ${getStacks(trace).map((stack) => html`<details><summary>Where the error came up</summary><pre>${stack}</pre></details>`)}
    <details><summary>Everything the log says</summary><pre>${JSON.stringify({ ...access, events }, undefined, 2)}</pre></details>
    <p><a href="${addresses.request(id)}/export" download>Export, redacted</a></p>`;
}

/** Calls to the content service name hundreds of fields; all of them are in what the log says. */
const LONG_QUERY = /\?\S{60,}/g;
const shorten = (text: string): string => text.replace(LONG_QUERY, (query) => `${query.slice(0, 60)}…`);

/** A sentence with the time of the request in it, which the reader sees in the own zone. */
function inOwnTime(sentence: string, at: number): Html {
  const [before, after] = sentence.split(writeMoment(at), 2);
  if (after === undefined) return html`${sentence}`;
  return html`${before}${momentTag(at, { seconds: true })} (<span data-zone>UTC</span>)${after}`;
}

/** The id of a trace; a link where it is known which tool shows it. */
const traceTag = (traceId: string, traceUrl: string | undefined): Html => {
  const shown = html`<code>${traceId}</code>`;
  // Only hexadecimal digits: it came with a request.
  return traceUrl ? html`<a href="${traceUrl.replaceAll('{traceId}', traceId)}">${shown}</a>` : shown;
};

/** What became of a lead whose request the log does not know any more. */
export function renderLeadTrace(leadStatus: LeadStatus): Html {
  return html`<p><a href="${addresses.requests}">Requests</a></p>
    <h1>What happened</h1>
    <p class="lead sentence">Lead ${leadStatus.reference} ${formatLeadStatus(leadStatus)}; of the request that brought it nothing is kept any more.</p>
    ${waterfall(toWaterfall({ id: '', traceId: undefined, at: 0, access: undefined, events: [] }, [leadStatus]))}`;
}

/** Width of the drawing in its own unit; a style attribute would be refused by the Content-Security-Policy. */
const WIDTH = 1000;
const THINNEST = 3;

const bar = ({ at, ms }: NonNullable<Step['span']>, total: number): Html => {
  const scale = WIDTH / Math.max(total, 1);
  const x = Math.min(Math.round(at * scale), WIDTH - THINNEST);
  const width = Math.max(Math.round(ms * scale), THINNEST);
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true"><rect x="${x}" width="${width}" height="10"/></svg>`;
};

/** The steps of a request as a table; the bars draw what the columns say. */
function waterfall(steps: readonly Step[]): Html {
  const total = Math.max(0, ...steps.map(({ span }) => (span ? span.at + span.ms : 0)));
  return html`<div class="wide" tabindex="0" role="region" aria-label="Step by step"><table class="list waterfall">
    <thead><tr>
      <th scope="col">Step</th><th scope="col">What</th><th scope="col">Outcome</th>
      <th scope="col">Began (ms)</th><th scope="col">Took (ms)</th><td></td>
    </tr></thead>
    <tbody>${steps.map(
      ({ name, detail, outcome, span, isTrouble }) => html`<tr>
        <th scope="row">${name}</th>
        <td class="what">${shorten(detail)}</td>
        <td${isTrouble && html` class="trouble"`}>${outcome}${isTrouble && outcome === '' && 'look here'}</td>
        <td data-label="Began (ms)">${span?.at}</td>
        <td data-label="Took (ms)">${span && Math.round(span.ms * 10) / 10}</td>
        <td class="drawn">${span && bar(span, total)}</td>
      </tr>`,
    )}</tbody>
  </table></div>`;
}
