import { type Figures, quantile } from '../../observability/history/Figures.ts';
import { addresses } from '../addresses.ts';

/** A figure over time. */
export interface Chart {
  title: string;
  /** What it is, for support. */
  meaning: string;
  /** Its value in a span of time; undefined where there is none, such as a share of nothing. */
  value: (figures: Figures) => number | undefined;
  unit: '' | 'ms' | '%';
  /** The page with what a bar is made of, for support to go on. */
  target: string;
  /** What is searched for there, beside the time. */
  query?: Record<string, string>;
}

const share = (part: number, whole: number): number | undefined =>
  whole > 0 ? (100 * part) / whole : undefined;

/** What the first page of the admin port shows, in this order. */
export const charts: readonly Chart[] = [
  {
    title: 'Requests',
    meaning: 'Pages, lists and forms that visitors asked for. Pictures and scripts are not counted.',
    value: ({ requests }) => requests,
    unit: '',
    target: addresses.requests,
  },
  {
    title: 'Errors',
    meaning: 'Requests that the site could not answer: the visitor saw an apology (status 5xx).',
    value: ({ errors }) => errors,
    unit: '',
    target: addresses.requests,
    query: { status: '5xx' },
  },
  {
    title: 'Slow answers',
    meaning: '95 of 100 requests were answered faster than this.',
    value: (figures) => quantile(figures, 0.95),
    unit: 'ms',
    target: addresses.slow,
  },
  {
    title: 'Pages from the cache',
    meaning:
      'Pages that were ready before they were asked for. It is low after a start, and after many changes of the content.',
    value: ({ pages, cachedPages }) => share(cachedPages, pages),
    unit: '%',
    target: addresses.requests,
  },
  {
    title: 'Waiting for other services',
    meaning: 'What one call to the content service, the dealer service or the CRM took on average.',
    value: ({ calls, callMs }) => (calls > 0 ? callMs / calls : undefined),
    unit: 'ms',
    target: addresses.slow,
  },
  {
    title: 'Blocks left out',
    meaning:
      'Parts of pages that visitors do not see, because their content is not as it must be. Counted each time a page is made.',
    value: ({ dropped }) => dropped,
    unit: '',
    target: addresses.problems,
    query: { text: 'block-dropped' },
  },
  {
    title: 'Leads received',
    meaning: 'Forms that visitors have sent and that are stored safely.',
    value: ({ leadsAccepted }) => leadsAccepted,
    unit: '',
    target: addresses.leads,
  },
  {
    title: 'Leads delivered',
    meaning: 'Deliveries to the CRM and to the content service. One lead may go to both.',
    value: ({ leadsDelivered }) => leadsDelivered,
    unit: '',
    target: addresses.leads,
  },
  {
    title: 'Leads waiting',
    meaning:
      'Deliveries that were not accepted yet, at most. They are tried again by themselves; those given up are under Leads.',
    value: ({ leadsWaiting, leadsDead }) => leadsWaiting + leadsDead,
    unit: '',
    target: addresses.leads,
  },
];
