import type { Client } from '../../media/getClient.ts';
import { assembleTrace, createTraceCollector } from './assembleTrace.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { listLogFiles, readLogFile } from './readLogFiles.ts';
import { isOfAdmin, requestIdIn } from './requestIdIn.ts';
import type { TraceFilter } from './TraceFilter.ts';

/** Identifies a request: ids may repeat, since clients may send their own. */
type TraceKey = Pick<RequestTrace, 'id' | 'at'>;

interface LogQuery {
  filter: TraceFilter;
  /** How many at most. */
  limit: number;
  /** Matching requests found elsewhere: they count towards the limit and are not returned again. */
  known: readonly TraceKey[];
}

/**
 * Searches the log files of a folder.
 *
 * A search may be refused or aborted for its client: BusyError, ClientLeftError.
 */
export interface LogSearch {
  /** The trace of a request; undefined when the files have none. */
  findRequest(id: string, client?: Client): Promise<RequestTrace | undefined>;
  /** Ids of the requests about a lead, newest first. @param reference from `parseReference`. */
  findLead(reference: string, client?: Client): Promise<string[]>;
  /** The newest matching requests, in no particular order. */
  search(query: LogQuery, client?: Client): Promise<RequestTrace[]>;
}

/** Searches on the current thread: for the command line, and inside createLogSearchThread. */
export function createLogSearch(directory: string): LogSearch {
  return {
    findRequest: async (id) =>
      assembleTrace(id, await linesWith(directory, `"requestId":${JSON.stringify(id)}`)),
    findLead: async (reference) => {
      const lines = await linesWith(directory, `"reference":"${reference}"`);
      return [...new Set(lines.flatMap((line) => requestIdIn(line) ?? []))].reverse();
    },
    search: (query) => searchLogFiles(directory, query),
  };
}

/** Raw lines of all files that contain a text, in the order of the files. */
async function linesWith(directory: string, text: string): Promise<string[]> {
  const files = (await listLogFiles(directory)).reverse();
  const found: string[] = [];
  for (const { path } of files) {
    for await (const lines of readLogFile(path)) {
      found.push(...lines.filter((line) => line.includes(text) && !isOfAdmin(line)));
    }
  }
  return found;
}

const newestFirst = (one: TraceKey, other: TraceKey): number => other.at - one.at;
const toTraceKey = ({ id, at }: TraceKey): string => `${id} ${at}`;

/** Searches the files of a folder, newest first, until older ones cannot contain newer results. */
async function searchLogFiles(
  directory: string,
  { filter, limit, known }: LogQuery,
): Promise<RequestTrace[]> {
  const since = filter.since ?? 0;
  const knownKeys = new Set(known.map(toTraceKey));
  let found: RequestTrace[] = [];
  for (const { path, begun, written } of await listLogFiles(directory)) {
    const oldest = [...known, ...found].sort(newestFirst)[limit - 1]?.at ?? since;
    if (written < Math.max(oldest, since) || begun > (filter.until ?? begun)) continue;
    const traces = await searchLogFile(path, filter, limit);
    const unique = new Map([...found, ...traces].map((trace) => [toTraceKey(trace), trace]));
    found = [...unique.values()].filter((trace) => !knownKeys.has(toTraceKey(trace)));
    // Not more than the limit is held in memory.
    found = found.sort(newestFirst).slice(0, limit);
  }
  return found;
}

/**
 * The newest matching requests of a file, oldest first, each up to its response.
 *
 * @param limit maximum number.
 */
async function searchLogFile(path: string, filter: TraceFilter, limit: number): Promise<RequestTrace[]> {
  let found: RequestTrace[] = [];
  const collect = createTraceCollector(filter, (trace) => {
    found.push(trace);
    if (found.length > 2 * limit) found = found.slice(-limit);
  });
  for await (const lines of readLogFile(path)) lines.forEach(collect);
  return found.slice(-limit);
}
