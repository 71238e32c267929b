import { assembleTrace } from './assembleTrace.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { isOfAdmin, requestIdIn } from './requestIdIn.ts';
import { matchesTrace, type TraceFilter } from './TraceFilter.ts';

/** Requests whose answer has not come yet; those of a killed process never get one. */
const MOST_OPEN = 10_000;

/**
 * Puts the lines of a log together to requests, and hands on each that matches once it has been answered.
 *
 * @returns takes the lines, raw and in order.
 */
export function createTraceCollector(
  filter: TraceFilter,
  onTrace: (trace: RequestTrace) => void,
): (line: string) => void {
  const open = new Map<string, string[]>();
  return (line) => {
    const id = requestIdIn(line);
    if (id === undefined || isOfAdmin(line)) return;
    const known = open.get(id);
    const own = known ?? [];
    own.push(line);
    if (!line.includes('"event":"request"')) {
      if (!known) open.set(id, own);
      const [oldest] = open.size > MOST_OPEN ? open.keys() : [];
      if (oldest !== undefined) open.delete(oldest);
      return;
    }
    open.delete(id);
    // Parsing is what costs; most lines of a large file can be told from what is looked for without it.
    if (filter.path !== undefined && !line.includes(filter.path)) return;
    const trace = assembleTrace(id, own);
    if (trace && matchesTrace(trace, filter)) onTrace(trace);
  };
}
