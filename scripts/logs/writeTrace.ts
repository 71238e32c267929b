import { fatesInEvents } from '../../server/logs/LeadFate.ts';
import type { RequestTrace } from '../../server/logs/RequestTrace.ts';
import { sentenceOf } from '../../server/logs/sentenceOf.ts';
import { waterfallOf } from '../../server/logs/waterfallOf.ts';

const BAR = 40;

const number = (value: number | undefined): string =>
  (value === undefined ? '' : (Math.round(value * 10) / 10).toFixed(1)).padStart(9);

function bar(span: { at: number; ms: number } | undefined, total: number): string {
  if (!span) return ' '.repeat(BAR);
  const from = Math.min(Math.floor((span.at / total) * BAR), BAR - 1);
  const length = Math.max(1, Math.round((span.ms / total) * BAR));
  return `${' '.repeat(from)}${'█'.repeat(length)}`.slice(0, BAR).padEnd(BAR);
}

/** One request in a line: when, how it was answered, what was asked for, how long it took, its reference. */
export function writeLine({ id, at, access, events }: RequestTrace): string {
  const { status, method, path, ms, cache, page, visitor } = access ?? {};
  const troubles = events.filter(({ level }) => level === 'warn' || level === 'error').length;
  const warned = troubles > 0 ? `  ${troubles} warned` : '';
  const moment = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return `${moment}  ${status ?? '---'}  ${method} ${path}  ${ms} ms  ${page ?? '-'}/${cache}  ${id}  ${visitor ?? ''}${warned}\n`;
}

/** One request in full: what happened in a sentence, and step by step. */
export function writeStory(trace: RequestTrace): string {
  const fates = fatesInEvents(trace.events);
  const steps = waterfallOf(trace, fates);
  const total = Math.max(1, ...steps.map(({ span }) => (span ? span.at + span.ms : 0)));
  const rows = steps.map(
    ({ name, detail, outcome, span, isTrouble }) =>
      `${isTrouble ? '!' : ' '} ${name.padEnd(18)} ${bar(span, total)} ${number(span?.ms)}  ${outcome.padEnd(12)} ${detail}`,
  );
  const about = [`Reference ${trace.id}`, trace.traceId && `trace ${trace.traceId}`]
    .filter(Boolean)
    .join(', ');
  return `${sentenceOf(trace, fates)}\n\n${rows.map((row) => row.trimEnd()).join('\n')}\n\n${about}\n`;
}
