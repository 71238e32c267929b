import { existsSync } from 'node:fs';
import { parseReference } from '../../server/leads/store/reference.ts';
import { createTraceCollector } from '../../server/observability/logs/assembleTrace.ts';
import { createLogSearch } from '../../server/observability/logs/createLogSearch.ts';
import { createRequestArchive } from '../../server/observability/logs/createRequestArchive.ts';
import { leadStatusesInEvents } from '../../server/observability/logs/LeadStatus.ts';
import { redactTrace } from '../../server/observability/logs/maskPersonal.ts';
import type { RequestTrace } from '../../server/observability/logs/RequestTrace.ts';
import { followLogFiles, listLogFiles } from '../../server/observability/logs/readLogFiles.ts';
import { summarizeRequest } from '../../server/observability/logs/summarizeRequest.ts';
import { toWaterfall } from '../../server/observability/logs/toWaterfall.ts';
import { UsageError } from '../runCheck.ts';
import type { LogCommand } from './parseLogCommand.ts';

const toTraceKey = ({ id, at }: RequestTrace): string => `${id} ${at}`;

/** The requests of a reference: the one it names, or those of the lead. */
async function lookUp(directory: string, reference: string, prefix: string): Promise<RequestTrace[]> {
  const archive = createRequestArchive({ ring: undefined, files: createLogSearch(directory) });
  const trace = await archive.find(reference);
  if (trace) return [trace];
  const lead = parseReference(reference, prefix);
  const ids = lead === undefined ? [] : await archive.findByLead(lead);
  const traces = await Promise.all(ids.map((id) => archive.find(id)));
  return traces.filter((one): one is RequestTrace => one !== undefined);
}

interface RunOptions {
  output: { write(text: string): unknown };
  /** Aborts `--follow`. */
  signal: AbortSignal;
  /** Prefix of a lead's reference that is typed without one. */
  referencePrefix: string;
}

/**
 * Runs a command.
 *
 * @returns whether anything was found.
 * @throws UsageError without log files.
 */
export async function runLogCommand(
  { directory, reference, filter, limit, follow, json }: LogCommand,
  { output, signal, referencePrefix }: RunOptions,
): Promise<boolean> {
  if (!existsSync(directory)) throw new UsageError(`There is no folder ${directory}.`);
  if (reference !== undefined) {
    const traces = await lookUp(directory, reference, referencePrefix);
    for (const trace of traces) output.write(json ? redactTrace(trace) : writeStory(trace));
    if (traces.length === 0 && !json) output.write(`Nothing is kept of ${reference} in ${directory}.\n`);
    return traces.length > 0;
  }
  const write = (trace: RequestTrace) => void output.write(json ? redactTrace(trace) : writeLine(trace));
  const before = await listLogFiles(directory);
  const found = await createRequestArchive({ ring: undefined, files: createLogSearch(directory) }).search(
    filter,
    limit,
  );
  found.reverse().forEach(write);
  if (!follow) return found.length > 0;
  // What was written during the search may have been found already.
  const known = new Set(found.map(toTraceKey));
  const collect = createTraceCollector(filter, (trace) => known.has(toTraceKey(trace)) || write(trace));
  for await (const line of followLogFiles(directory, before, signal)) collect(line);
  return true;
}

const BAR = 40;

const number = (value: number | undefined): string =>
  (value === undefined ? '' : (Math.round(value * 10) / 10).toFixed(1)).padStart(9);

function bar(span: { at: number; ms: number } | undefined, total: number): string {
  if (!span) return ' '.repeat(BAR);
  const from = Math.min(Math.floor((span.at / total) * BAR), BAR - 1);
  const length = Math.max(1, Math.round((span.ms / total) * BAR));
  return `${' '.repeat(from)}${'█'.repeat(length)}`.slice(0, BAR).padEnd(BAR);
}

/** One request on a line: time, status, address, duration, reference. */
function writeLine({ id, at, access, events }: RequestTrace): string {
  const { status, method, path, ms, cache, page, visitor } = access ?? {};
  const troubles = events.filter(({ level }) => level === 'warn' || level === 'error').length;
  const warned = troubles > 0 ? `  ${troubles} warned` : '';
  const moment = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return `${moment}  ${status ?? '---'}  ${method} ${path}  ${ms} ms  ${page ?? '-'}/${cache}  ${id}  ${visitor ?? ''}${warned}\n`;
}

/** One request in full: a summary, and its steps. */
function writeStory(trace: RequestTrace): string {
  const leadStatuses = leadStatusesInEvents(trace.events);
  const steps = toWaterfall(trace, leadStatuses);
  const total = Math.max(1, ...steps.map(({ span }) => (span ? span.at + span.ms : 0)));
  const rows = steps.map(
    ({ name, detail, outcome, span, isTrouble }) =>
      `${isTrouble ? '!' : ' '} ${name.padEnd(18)} ${bar(span, total)} ${number(span?.ms)}  ${outcome.padEnd(12)} ${detail}`,
  );
  const about = [`Reference ${trace.id}`, trace.traceId && `trace ${trace.traceId}`]
    .filter(Boolean)
    .join(', ');
  return `${summarizeRequest(trace, leadStatuses)}\n\n${rows.map((row) => row.trimEnd()).join('\n')}\n\n${about}\n`;
}
