import { onCLS, onINP, onLCP } from 'web-vitals';
import { MAX_ENTRIES, MAX_MESSAGE, type VisitReport } from '../../../schemas/visitReport.ts';
import { toChoices } from '../../consent/choices.ts';
import { parseConsent } from '../../consent/parseConsent.ts';
import { observeSlowInteractions, toBlock } from './observeSlowInteractions.ts';

/** A block that has failed in the browser; it keeps the server's HTML. */
export interface BlockError {
  /** Its type; undefined where that is not known. */
  block: string | undefined;
  error: unknown;
}

const PATH = '/api/visits';

type ReportedError = VisitReport['errors'][number];

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const toError = ({ block, error }: BlockError): ReportedError => {
  // Any value can be thrown.
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return {
    ...(block && { block }),
    name: /^\w{1,60}$/.test(name) ? name : 'Error',
    message: message.slice(0, MAX_MESSAGE),
  };
};

/** The shifts of the worst moment, which are what counts, by block. */
const shiftsByBlock = (entries: readonly LayoutShift[]): VisitReport['shifts'] => {
  const sums = new Map<string, number>();
  for (const { sources, value } of entries) {
    // The largest comes first.
    const block = toBlock(sources.find(({ node }) => node)?.node);
    sums.set(block, (sums.get(block) ?? 0) + value);
  }
  return [...sums].map(([block, score]) => ({ block, score: round(score, 4) }));
};

/**
 * Collects the Web Vitals of this document, slow interactions and errors, and sends them in one beacon when the
 * visitor leaves or hides it; nothing if they have changed their mind by then.
 */
export function measureVisit(
  about: Pick<VisitReport, 'route' | 'locale' | 'release'>,
  blockErrors: readonly BlockError[],
): void {
  const vitals: Pick<VisitReport, 'lcp' | 'inp' | 'cls' | 'shifts'> = { shifts: [] };
  const others: BlockError[] = [];
  const note = (error: unknown) => {
    if (others.length < MAX_ENTRIES) others.push({ block: undefined, error });
  };
  const slow = observeSlowInteractions();
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const always = { reportAllChanges: true };
  onLCP(({ value, entries }) => {
    const element = entries.at(-1)?.element;
    vitals.lcp = { ms: Math.round(value), ...(element && { block: toBlock(element) }) };
  }, always);
  onINP(({ value }) => {
    vitals.inp = Math.round(value);
  }, always);
  onCLS(({ value, entries }) => {
    vitals.cls = round(value, 4);
    vitals.shifts = shiftsByBlock(entries).slice(0, MAX_ENTRIES);
  }, always);

  const left = new AbortController();
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || left.signal.aborted) return;
    left.abort();
    if (!toChoices(parseConsent(document.cookie).groups).audience) return;
    const errors = [...blockErrors, ...others].slice(0, MAX_ENTRIES).map(toError);
    const report: VisitReport = { ...about, ...vitals, slow: slow().slice(0, MAX_ENTRIES), errors };
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // As it bubbles: after the library's own listeners, which have the last word on their values. A document that is
  // left becomes hidden, too.
  window.addEventListener('visibilitychange', send, left);
  window.addEventListener('pagehide', send, left);
}
