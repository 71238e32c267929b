import { type LogLine, readLogLine } from './LogLine.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { readAccess } from './readAccess.ts';

/**
 * What the lines of one request say together. Of several requests under one id, as a client may send it, the last
 * counts and the others' lines stand among the events.
 *
 * @param lines raw, in the order they were written.
 * @returns undefined when none of them can be read.
 */
export function assembleTrace(id: string, lines: readonly string[]): RequestTrace | undefined {
  const read = lines.map(readLogLine).filter((line): line is LogLine => line !== undefined);
  const [first] = read;
  if (!first) return undefined;
  const last = read.findLast(({ event }) => event === 'request');
  const access = last && readAccess(last.fields);
  const traceId = first.fields.traceId;
  return {
    id,
    traceId: typeof traceId === 'string' ? traceId : undefined,
    at: last && access ? last.time - access.ms : first.time,
    access,
    events: read.filter((line) => line !== last),
  };
}
