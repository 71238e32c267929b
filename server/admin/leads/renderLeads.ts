import type { StoredDelivery, StoredLead, SubmissionKind } from '../../leads/store/LeadTables.ts';
import { toLeadStatus } from '../../observability/logs/LeadStatus.ts';
import { formatLeadStatus, nameTarget } from '../../observability/logs/summarizeRequest.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { momentTag } from '../momentTag.ts';
import type { Search } from '../requests/parseSearch.ts';
import { searchForm, spanTag } from '../requests/searchForm.ts';
import { csvLink } from '../sendCsv.ts';
import type { LeadObstacle } from './findObstacles.ts';

export const KINDS: Record<SubmissionKind, string> = {
  contact: 'Contact request',
  brochure: 'Order of brochures',
  event_subscription: 'Registration for an event',
  sea_trial: 'Sea trial',
  newsletter: 'Newsletter',
};

export const isOpen = ({ status }: StoredDelivery): boolean => status !== 'delivered';

/** A target has one address: it says nothing. */
export const withoutAddress = (reason: string): string => reason.replace(/: \/\S*$/, '');

/** What stands in the way, for the deliveries that have not arrived. */
const renderObstacle = ({ deliveries }: StoredLead): Html[] =>
  deliveries
    .filter(isOpen)
    .map(
      ({ target, attempts, last_error, status, next_at }) =>
        html`<span>${nameTarget(target)}: ${attempts} ${attempts === 1 ? 'try' : 'tries'}${
          last_error !== null && `, ${withoutAddress(last_error)}`
        }${status === 'pending' && html`, next one at ${momentTag(next_at)}`}. </span>`,
    );

const retryForm = (address: string, label: string): Html =>
  html`<form class="search" method="post" action="${address}"><p><button type="submit">${label}</button></p></form>`;

interface LeadListOptions {
  leads: readonly StoredLead[];
  counts: { pending: number; dead: number };
  /** Leads of this state and time, and how many of them have not arrived. */
  total: number;
  missing: number;
  /** Since when leads have not arrived, and why, for all of this state and time. */
  obstacles: readonly LeadObstacle[];
  /** Time in which they were received. */
  search: Search;
  /** `open`: all that have not arrived. */
  status: 'open' | 'pending' | 'dead' | 'all';
  /** From 1; whether there are more. */
  page: number;
  hasMore: boolean;
  /** Of this page without `page`. */
  query: URLSearchParams;
  referencePrefix: string;
  /** A reference that no lead has. */
  unknown?: string | undefined;
  /** Deliveries that were just made due. */
  retried?: number | undefined;
}

/** Leads that have not arrived, or those of a time; nothing that a visitor wrote. */
export function renderLeads(options: LeadListOptions): Html {
  const { leads, counts, obstacles, search, status, page, hasMore, query, referencePrefix } = options;
  const { unknown, retried } = options;
  const toPage = (number: number): string =>
    `${addresses.leads}?${new URLSearchParams([...query, ['page', String(number)]])}`;
  const tabs = [
    ['open', 'Not arrived'],
    ['pending', `Waiting (${counts.pending})`],
    ['dead', `Given up (${counts.dead})`],
    ['all', 'All'],
  ];
  return html`<h1>Leads</h1>
    <p role="alert">${unknown !== undefined && `There is no lead “${unknown}”.`}</p>
    <p role="status">${retried !== undefined && `${retried} ${retried === 1 ? 'delivery is' : 'deliveries are'} tried again within a minute.`}</p>
    <p class="lead sentence">${renderAnswer(options)}</p>
    ${obstacles.length > 0 && html`<ul class="problems">${obstacles.map(renderLeadObstacle)}</ul>`}
    ${counts.dead > 0 && retryForm('/leads/retry-dead', counts.dead === 1 ? 'Try the one given up again' : `Try all ${counts.dead} given up again`)}
    <nav aria-label="State"><ul class="row">${tabs.map(
      ([name, label]) =>
        html`<li><a href="${addresses.leads}?status=${name}"${name === status && html` aria-current="true"`}>${label}</a></li>`,
    )}<li>${csvLink(addresses.leads, `?${query}`)}</li></ul></nav>
    <form class="search" action="${addresses.leads}" role="search" aria-label="By reference">
      <p><label for="reference">Reference</label>
      <input id="reference" name="reference" value="${unknown}" required autocomplete="off" spellcheck="false" placeholder="${referencePrefix}-7K2M-9QXA"></p>
      <p><button type="submit">Find</button></p>
    </form>
    ${searchForm(search, {
      address: addresses.leads,
      label: 'Received at another time',
      more: html`<input type="hidden" name="status" value="${status}">`,
    })}
    ${leads.length > 0 && renderTable(leads)}
    <p class="row">${page > 1 && html`<a href="${toPage(page - 1)}">Newer</a>`} ${hasMore && html`<a href="${toPage(page + 1)}">Older</a>`}</p>
    <p class="lead">A lead is a form that a visitor sent. It waits while the CRM or the content service does not take it, and is
    tried again by itself. It is given up when they refuse it: mend the cause, then try again.</p>`;
}

/** How many have not arrived of those that are asked for. */
function renderAnswer({ total, missing, status, search }: LeadListOptions): Html {
  const span = spanTag(search);
  const name = (count: number) => (count === 1 ? 'lead' : 'leads');
  if (status === 'open' && missing === 0) return html`Every lead${span} has arrived.`;
  if (total === 0) return html`There is no such lead${span}.`;
  if (status === 'all')
    return html`${total} ${name(total)}${span}: ${missing === 0 ? 'all have arrived' : `${missing} not yet`}.`;
  return html`${missing} ${name(missing)}${span} ${missing === 1 ? 'has' : 'have'} not arrived.`;
}

const renderLeadObstacle = ({ target, isDead, reason, count, since }: LeadObstacle): Html =>
  html`<li>Since ${momentTag(since)}: ${count} ${count === 1 ? 'lead' : 'leads'} ${isDead ? 'given up' : 'waiting'} for ${nameTarget(target)}${
    reason !== null && ` (${withoutAddress(reason)})`
  }.</li>`;

const renderTable = (
  leads: readonly StoredLead[],
): Html => html`<div class="wide" tabindex="0" role="region" aria-label="Leads"><table class="list">
    <thead><tr><th scope="col">Reference</th><th scope="col">Received (<span data-zone>UTC</span>)</th><th scope="col">What</th><th scope="col">State</th><th scope="col">Why</th></tr></thead>
    <tbody>${leads.map(
      (lead) => html`<tr>
      <th scope="row"><a href="${addresses.lead(lead.reference)}">${lead.reference}</a></th>
      <td>${momentTag(lead.received_at)}</td>
      <td>${KINDS[lead.kind]} (${lead.locale})</td>
      <td>${formatLeadStatus(toLeadStatus(lead))}</td>
      <td>${renderObstacle(lead)}</td>
    </tr>`,
    )}</tbody>
  </table></div>`;

/** One lead: where it is, and a way to try it again. */
export function renderLead(lead: StoredLead, retried: number | undefined): Html {
  return html`<p><a href="${addresses.leads}">Leads</a></p>
    <h1>${lead.reference}</h1>
    <p class="lead sentence">${KINDS[lead.kind]} (${lead.locale}) of ${momentTag(lead.received_at)} (<span data-zone>UTC</span>): it ${formatLeadStatus(toLeadStatus(lead))}.</p>
    <p role="status">${retried !== undefined && (retried > 0 ? 'It is tried again within a minute.' : 'It is being tried right now, or has arrived, or was erased.')}</p>
    <p>${renderObstacle(lead)}</p>
    ${lead.deliveries.some(isOpen) && retryForm(`${addresses.lead(lead.reference)}/retry`, 'Try again now')}
    <p class="row"><a href="${addresses.request(lead.reference)}">The request it came with, step by step</a></p>
    <p>What the visitor wrote is not shown here: <code>npm run leads -- show ${lead.reference} --personal</code>.</p>`;
}
