import { existsSync } from 'node:fs';
import { readReference } from '../../server/leads/store/reference.ts';
import { createRequestArchive } from '../../server/logs/createRequestArchive.ts';
import { createTraceCollector } from '../../server/logs/createTraceCollector.ts';
import { followLogFiles } from '../../server/logs/followLogFiles.ts';
import type { RequestTrace } from '../../server/logs/RequestTrace.ts';
import { listLogFiles } from '../../server/logs/readLogFiles.ts';
import { redactTrace } from '../../server/logs/redactTrace.ts';
import { UsageError } from '../runCheck.ts';
import type { LogCommand } from './readLogCommand.ts';
import { writeLine, writeStory } from './writeTrace.ts';

const keyOf = ({ id, at }: RequestTrace): string => `${id} ${at}`;

/** The requests a reference leads to: the one it names, or those that have to do with the lead. */
async function lookUp(directory: string, reference: string): Promise<RequestTrace[]> {
  const archive = createRequestArchive({ ring: undefined, directory });
  const trace = await archive.find(reference);
  if (trace) return [trace];
  const lead = readReference(reference);
  const ids = lead === undefined ? [] : await archive.findByLead(lead);
  const traces = await Promise.all(ids.map((id) => archive.find(id)));
  return traces.filter((one): one is RequestTrace => one !== undefined);
}

/**
 * Does what a command line asks for.
 *
 * @param signal ends following.
 * @returns whether anything was found.
 * @throws UsageError when there are no files.
 */
export async function runLogCommand(
  { directory, reference, filter, limit, follow, json }: LogCommand,
  output: { write(text: string): unknown },
  signal: AbortSignal,
): Promise<boolean> {
  if (!existsSync(directory)) throw new UsageError(`There is no folder ${directory}.`);
  if (reference !== undefined) {
    const traces = await lookUp(directory, reference);
    for (const trace of traces) output.write(json ? redactTrace(trace) : writeStory(trace));
    if (traces.length === 0 && !json) output.write(`Nothing is kept of ${reference} in ${directory}.\n`);
    return traces.length > 0;
  }
  const write = (trace: RequestTrace) => void output.write(json ? redactTrace(trace) : writeLine(trace));
  const before = await listLogFiles(directory);
  const found = await createRequestArchive({ ring: undefined, directory }).search(filter, limit);
  found.reverse().forEach(write);
  if (!follow) return found.length > 0;
  // What was written while we searched may have been found already.
  const known = new Set(found.map(keyOf));
  const collect = createTraceCollector(filter, (trace) => known.has(keyOf(trace)) || write(trace));
  for await (const line of followLogFiles(directory, before, signal)) collect(line);
  return true;
}
