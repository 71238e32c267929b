import { createTraceCollector } from './createTraceCollector.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { readLogFile } from './readLogFiles.ts';
import type { TraceFilter } from './TraceFilter.ts';

/**
 * The newest requests of a file that match, oldest first; of each what the file says until it was answered.
 *
 * @param limit how many at most.
 */
export async function searchLogFile(
  path: string,
  filter: TraceFilter,
  limit: number,
): Promise<RequestTrace[]> {
  let found: RequestTrace[] = [];
  const collect = createTraceCollector(filter, (trace) => {
    found.push(trace);
    if (found.length > 2 * limit) found = found.slice(-limit);
  });
  for await (const lines of readLogFile(path)) lines.forEach(collect);
  return found.slice(-limit);
}
