import { isRecord } from '../../isRecord.ts';
import type { LeadFate } from '../../logs/LeadFate.ts';
import type { RequestTrace } from '../../logs/RequestTrace.ts';
import { fateText, sentenceOf } from '../../logs/sentenceOf.ts';
import { waterfallOf } from '../../logs/waterfallOf.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { waterfall } from './waterfall.ts';

const stackOf = ({ events }: RequestTrace): string[] =>
  events.flatMap(({ fields: { err } }) =>
    isRecord(err) && typeof err.stack === 'string' ? [err.stack] : [],
  );

/** What happened to one request: in a sentence, step by step, and as the log has it. */
export function requestPage(trace: RequestTrace, fates: readonly LeadFate[]): Html {
  const { id, traceId, access, events } = trace;
  const visitor = access?.visitor;
  return html`<p><a href="${addresses.requests}">Requests</a></p>
    <h1>What happened</h1>
    <p class="lead sentence">${sentenceOf(trace, fates)}</p>
    ${waterfall(waterfallOf(trace, fates))}
    <dl class="facts">
      <div><dt>Reference</dt><dd><code>${id}</code></dd></div>
      ${traceId && html`<div><dt>Trace</dt><dd><code>${traceId}</code></dd></div>`}
      ${
        visitor &&
        html`<div><dt>Visitor</dt><dd><a href="${addresses.requests}?visitor=${visitor}">${visitor}</a>, the same until midnight UTC</dd></div>`
      }
    </dl>
    ${stackOf(trace).map((stack) => html`<details><summary>Where the error came up</summary><pre>${stack}</pre></details>`)}
    <details><summary>Everything the log says</summary><pre>${JSON.stringify({ ...access, events }, undefined, 2)}</pre></details>
    <p><a href="${addresses.request(id)}/export" download>Export, redacted</a></p>`;
}

/** What became of a lead whose request the log does not know any more. */
export function leadPage(fate: LeadFate): Html {
  return html`<p><a href="${addresses.requests}">Requests</a></p>
    <h1>What happened</h1>
    <p class="lead sentence">Lead ${fate.reference} ${fateText(fate)}; of the request that brought it nothing is kept any more.</p>
    ${waterfall(waterfallOf({ id: '', traceId: undefined, at: 0, access: undefined, events: [] }, [fate]))}`;
}
