import type { LogQuery, TraceKey } from './LogSearch.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { listLogFiles } from './readLogFiles.ts';
import { searchLogFile } from './searchLogFile.ts';

const newestFirst = (one: TraceKey, other: TraceKey): number => other.at - one.at;
const keyOf = ({ id, at }: TraceKey): string => `${id} ${at}`;

/** Searches the files of a folder, newest first, until no older one can hold anything newer than what was found. */
export async function searchLogFiles(
  directory: string,
  { filter, limit, known }: LogQuery,
): Promise<RequestTrace[]> {
  const since = filter.since ?? 0;
  const knownKeys = new Set(known.map(keyOf));
  let found: RequestTrace[] = [];
  for (const { path, begun, written } of await listLogFiles(directory)) {
    const oldest = [...known, ...found].sort(newestFirst)[limit - 1]?.at ?? since;
    if (written < Math.max(oldest, since) || begun > (filter.until ?? begun)) continue;
    const traces = await searchLogFile(path, filter, limit);
    const unique = new Map([...found, ...traces].map((trace) => [keyOf(trace), trace]));
    found = [...unique.values()].filter((trace) => !knownKeys.has(keyOf(trace)));
    // More than the limit is never returned, so it is not held in memory either.
    found = found.sort(newestFirst).slice(0, limit);
  }
  return found;
}
