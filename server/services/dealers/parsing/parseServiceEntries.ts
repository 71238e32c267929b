import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Report } from '../../content/ContentEvent.ts';

/** A service that has changed its mind about a field would fill the log: ten thousand entries, every five minutes. */
const MAX_REPORTS = 100;

export interface EntryKind<T> {
  /** What an entry is called in reports, such as `dealer`. */
  resource: string;
  /** Undefined, reported, for an entry that cannot be used. */
  read: (entry: Record<string, unknown>, report: Report) => T | undefined;
  /** No two entries may have the same. */
  getId: (value: T) => string;
}

/** Whether there is an entry that `read` can use; the others are not told of. */
export const hasUsableEntry = <T>(entries: readonly unknown[], { read }: EntryKind<T>): boolean =>
  entries.some((entry) => isRecord(entry) && read(entry, () => undefined) !== undefined);

/**
 * Reads a list of the dealer service entry by entry: one that cannot be used, or that comes a second time, is reported
 * and left out, the others stay. Of more than a hundred reports the rest is only counted.
 */
export function parseServiceEntries<T>(
  entries: readonly unknown[],
  report: Report,
  { resource, read, getId }: EntryKind<T>,
): readonly T[] {
  let faults = 0;
  const tell: Report = (event) => {
    faults += 1;
    if (faults <= MAX_REPORTS) report(event);
  };
  const values = new Map<string, T>();
  for (const entry of entries) {
    if (!isRecord(entry)) {
      const reason = 'An entry of the list is not an object; it is left out';
      tell({ event: 'field-invalid', reason, resource });
      continue;
    }
    const value = read(entry, tell);
    if (value === undefined) continue;
    const id = getId(value);
    if (values.has(id)) {
      const reason = 'Another entry has this id; this one is left out';
      tell({ event: 'field-invalid', reason, resource, id });
    } else values.set(id, value);
  }
  const rest = faults - MAX_REPORTS;
  if (rest > 0) {
    const reason = `${rest} more faults of the list are not told one by one`;
    report({ event: 'field-invalid', reason, resource });
  }
  return [...values.values()];
}
