import { assembleTrace } from './assembleTrace.ts';
import type { LogRing } from './createLogRing.ts';
import { findLeadInFiles, findRequestInFiles } from './findInLogFiles.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { listLogFiles } from './readLogFiles.ts';
import { searchLogFile } from './searchLogFile.ts';
import { matchesTrace, type TraceFilter } from './TraceFilter.ts';

/** What is known of past requests: the newest from memory, older ones from the log files where there are any. */
export interface RequestArchive {
  find(id: string): Promise<RequestTrace | undefined>;
  /** Ids of the requests that have to do with a lead, newest first. @param reference as `readReference` returns it. */
  findByLead(reference: string): Promise<string[]>;
  /** Newest first. */
  search(filter: TraceFilter, limit: number): Promise<RequestTrace[]>;
  /** Tells of each request that matches as soon as it has been answered, until told to stop. */
  follow(filter: TraceFilter, listener: (trace: RequestTrace) => void): () => void;
}

interface ArchiveOptions {
  /** Requests of this process; without it, files alone are read. */
  ring: LogRing | undefined;
  /** Folder of the log files, written by this process and by others. */
  directory: string | undefined;
}

const newestFirst = (one: RequestTrace, other: RequestTrace): number => other.at - one.at;

/** Makes the archive; it reads files only when it is asked. */
export function createRequestArchive({ ring, directory }: ArchiveOptions): RequestArchive {
  const kept = (filter: TraceFilter, limit: number): RequestTrace[] => {
    const found: RequestTrace[] = [];
    for (const { id, lines } of ring?.entries() ?? []) {
      const trace = assembleTrace(id, lines);
      if (trace && matchesTrace(trace, filter)) found.push(trace);
      if (found.length === limit) break;
    }
    return found;
  };

  /** Adds what the files have, newest file first, until no older file can hold anything newer. */
  const withFiles = async (
    found: Map<string, RequestTrace>,
    folder: string,
    filter: TraceFilter,
    limit: number,
  ): Promise<void> => {
    for (const { path, begun, written } of await listLogFiles(folder)) {
      const oldest = [...found.values()].sort(newestFirst)[limit - 1]?.at ?? filter.since ?? 0;
      if (written < Math.max(oldest, filter.since ?? 0) || begun > (filter.until ?? begun)) continue;
      for (const trace of await searchLogFile(path, filter, limit)) {
        const key = `${trace.id} ${trace.at}`;
        if (!found.has(key)) found.set(key, trace);
      }
    }
  };

  return {
    async find(id) {
      const trace = assembleTrace(id, ring?.linesOf(id) ?? []);
      if (trace?.access || !directory) return trace;
      return (await findRequestInFiles(directory, id)) ?? trace;
    },
    async findByLead(reference) {
      const ids = ring?.idsWith(`"reference":"${reference}"`) ?? [];
      return ids.length > 0 || !directory ? ids : findLeadInFiles(directory, reference);
    },
    async search(filter, limit) {
      const found = new Map(kept(filter, limit).map((trace) => [`${trace.id} ${trace.at}`, trace]));
      if (directory) await withFiles(found, directory, filter, limit);
      return [...found.values()].sort(newestFirst).slice(0, limit);
    },
    follow(filter, listener) {
      const hear = (id: string, lines: readonly string[]): void => {
        const trace = assembleTrace(id, lines);
        if (trace && matchesTrace(trace, filter)) listener(trace);
      };
      return ring?.onAnswered(hear) ?? (() => undefined);
    },
  };
}
