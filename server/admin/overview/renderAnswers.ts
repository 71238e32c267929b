import { setTimeout } from 'node:timers/promises';
import type { LeadStore } from '../../leads/store/LeadStore.ts';
import type { History } from '../../observability/history/createHistory.ts';
import { DURATION_LIMITS, emptyFigures } from '../../observability/history/Figures.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { linkTag, mayOpen } from '../linkTag.ts';
import { momentTag } from '../momentTag.ts';

export interface AnswerSources {
  history: History;
  leads: Pick<LeadStore, 'count'>;
}

const DAY = 86_400_000;
const KEPT = 9 * DAY;
/** Milliseconds; the default limit of the page of slow pages. */
const SLOW = 500;
/** The charts do not wait longer for a database that does not answer. */
const PATIENCE_MS = 1000;

const some = (count: number, one: string, many: string): string =>
  count === 0 ? `no ${one}` : `${count} ${count === 1 ? one : many}`;

async function sayLeads(leads: AnswerSources['leads']): Promise<string> {
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const counts = await Promise.race([leads.count(), late]).catch(() => undefined);
  if (!counts) return 'cannot be read just now';
  const { pending, dead } = counts;
  if (pending + dead === 0) return 'every one has arrived';
  const told = [[dead, 'given up'] as const, [pending, 'waiting'] as const]
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${some(count, 'delivery', 'deliveries')} ${state}`);
  return told.join(', ');
}

/** What support is asked most, answered before all charts; each answer leads to its page. */
export async function renderAnswers({ history, leads }: AnswerSources): Promise<Html> {
  const now = Date.now();
  const [day = emptyFigures()] = history.series(now - DAY, DAY, 1);
  const slow = day.durations.slice(DURATION_LIMITS.indexOf(SLOW) + 1).reduce((sum, count) => sum + count, 0);
  const drops = history.problems(now - KEPT, now).filter(({ event }) => event === 'block-dropped');
  const dropped =
    drops.length === 0
      ? 'none left out in nine days'
      : html`left out since ${momentTag(Math.min(...drops.map(({ first }) => first)))}, last
        ${momentTag(Math.max(...drops.map(({ last }) => last)))} (<span data-zone>UTC</span>), for ${some(drops.length, 'reason', 'reasons')}`;
  const refused = history
    .problems(now - DAY, now)
    .filter(({ event }) => event === 'lead-failed')
    .reduce((sum, { count }) => sum + count, 0);
  const answers: [address: string, name: string, answer: Html | string][] = [
    [
      `${addresses.requests}?status=5xx&since=1d`,
      'Errors',
      `${some(day.errors, 'request', 'requests')} failed in the last day`,
    ],
    [
      addresses.slow,
      'Slow pages',
      `${some(slow, 'request', 'requests')} took longer than 0.5 s in the last day`,
    ],
    ...(mayOpen(addresses.leads)
      ? [[addresses.leads, 'Leads', await sayLeads(leads)] satisfies [string, string, string]]
      : []),
    // No lead came of them: nothing under Leads would say so.
    ...(refused > 0
      ? [
          [
            `${addresses.problems}?text=lead-failed`,
            'Forms',
            `${some(refused, 'form', 'forms')} could not be stored in the last day, and the visitors were asked to try again`,
          ] satisfies [string, string, string],
        ]
      : []),
    [`${addresses.problems}?text=block-dropped`, 'Blocks', dropped],
  ];
  return html`<ul class="answers">${answers.map(
    ([address, name, answer]) => html`<li>${linkTag(address, name)}: ${answer}.</li>`,
  )}</ul>`;
}
