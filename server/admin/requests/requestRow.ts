import type { RequestTrace } from '../../logs/RequestTrace.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';

/** Time of day, with the day before it, in UTC. */
const shortMoment = (moment: number): string => new Date(moment).toISOString().slice(0, 23).replace('T', ' ');

const isTrouble = (status: number | undefined): boolean => status === undefined || status >= 400;

/** One answered request in the list; also sent to pages that follow (requests.js). */
export function requestRow({ id, at, access, events }: RequestTrace): Html {
  const { method, path, status, ms, locale, cache, page, visitor } = access ?? {};
  const warnings = events.filter(({ level }) => level === 'warn' || level === 'error').length;
  return html`<tr>
    <td><time datetime="${new Date(at).toISOString()}">${shortMoment(at)}</time></td>
    <td${isTrouble(status) && html` class="trouble"`}>${status ?? 'none'}</td>
    <th scope="row"><a href="${addresses.request(id)}">${method} ${path}</a></th>
    <td>${locale}</td>
    <td>${ms}</td>
    <td>${page}</td>
    <td>${cache}</td>
    <td>${warnings > 0 && String(warnings)}</td>
    <td>${visitor && html`<a href="${addresses.requests}?visitor=${visitor}">${visitor}</a>`}</td>
  </tr>`;
}
