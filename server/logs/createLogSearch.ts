import { findLeadInFiles, findRequestInFiles } from './findInLogFiles.ts';
import type { LogSearch } from './LogSearch.ts';
import { searchLogFiles } from './searchLogFiles.ts';

/** Searches on the thread of the caller: for the command line, and for the thread of createLogSearchThread. */
export function createLogSearch(directory: string): LogSearch {
  return {
    findRequest: (id) => findRequestInFiles(directory, id),
    findLead: (reference) => findLeadInFiles(directory, reference),
    search: (query) => searchLogFiles(directory, query),
  };
}
