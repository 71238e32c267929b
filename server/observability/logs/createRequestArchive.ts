import type { Client } from '../../media/getClient.ts';
import { assembleTrace } from './assembleTrace.ts';
import type { LogRing } from './createLogRing.ts';
import type { LogSearch } from './createLogSearch.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { matchesTrace, type TraceFilter } from './TraceFilter.ts';

/** Past requests: the newest from memory, older ones from the log files, if any. Rejects like LogSearch. */
export interface RequestArchive {
  find(id: string, client?: Client): Promise<RequestTrace | undefined>;
  /** Ids of the requests that have to do with a lead, newest first. @param reference as `parseReference` returns it. */
  findByLead(reference: string, client?: Client): Promise<string[]>;
  /** Newest first. */
  search(filter: TraceFilter, limit: number, client?: Client): Promise<RequestTrace[]>;
  /** Calls `listener` with each matching request after its response, until stopped. */
  follow(filter: TraceFilter, listener: (trace: RequestTrace) => void): () => void;
}

interface ArchiveOptions {
  /** Requests of this process; absent: only files are read. */
  ring: LogRing | undefined;
  /** Of the log files of all processes. */
  files: LogSearch | undefined;
}

const newestFirst = (one: RequestTrace, other: RequestTrace): number => other.at - one.at;

/** The request of these lines, if it matches. */
function matching(filter: TraceFilter, id: string, lines: readonly string[]): RequestTrace[] {
  const trace = assembleTrace(id, lines);
  return trace && matchesTrace(trace, filter) ? [trace] : [];
}

/** Creates the archive; it reads files only on demand. */
export function createRequestArchive({ ring, files }: ArchiveOptions): RequestArchive {
  return {
    async find(id, client) {
      const trace = assembleTrace(id, ring?.getLines(id) ?? []);
      if (trace?.access || !files) return trace;
      return (await files.findRequest(id, client)) ?? trace;
    },
    async findByLead(reference, client) {
      const ids = ring?.idsWith(`"reference":"${reference}"`) ?? [];
      return ids.length > 0 || !files ? ids : files.findLead(reference, client);
    },
    async search(filter, limit, client) {
      const newest = Iterator.from(ring?.entries() ?? [])
        .flatMap(({ id, lines }) => matching(filter, id, lines))
        .take(limit)
        .toArray();
      const known = newest.map(({ id, at }) => ({ id, at }));
      const older = (await files?.search({ filter, limit, known }, client)) ?? [];
      return [...newest, ...older].sort(newestFirst).slice(0, limit);
    },
    follow(filter, listener) {
      const hear = (id: string, lines: readonly string[]) => matching(filter, id, lines).forEach(listener);
      return ring?.onAnswered(hear) ?? (() => undefined);
    },
  };
}
