import type { Client } from '../files/clientOf.ts';
import type { RequestTrace } from './RequestTrace.ts';
import type { TraceFilter } from './TraceFilter.ts';

/** What tells one request from another: ids may repeat, since a client may send its own. */
export type TraceKey = Pick<RequestTrace, 'id' | 'at'>;

export interface LogQuery {
  filter: TraceFilter;
  /** How many at most. */
  limit: number;
  /** Requests that match and were found elsewhere: they count towards the limit and are not returned again. */
  known: readonly TraceKey[];
}

/**
 * Searches the log files of one folder.
 *
 * The client is the one that waits for the result; a search may be refused or ended on its account: BusyError,
 * ClientLeftError.
 */
export interface LogSearch {
  /** Everything the files say of a request; undefined when that is nothing. */
  findRequest(id: string, client?: Client): Promise<RequestTrace | undefined>;
  /** Ids of the requests that have to do with a lead, newest first. @param reference as `readReference` returns it. */
  findLead(reference: string, client?: Client): Promise<string[]>;
  /** The newest requests that match, in no particular order. */
  search(query: LogQuery, client?: Client): Promise<RequestTrace[]>;
}
