import type { Report } from '../../content/ContentEvent.ts';
import { isRecord } from '../../isRecord.ts';

/** A service that has changed its mind about a field would fill the log: ten thousand entries, every five minutes. */
const MAX_REPORTS = 100;

type ReadEntry<T> = (entry: Record<string, unknown>, report: Report) => T | undefined;

interface EntryKind<T> {
  /** What an entry is called in reports, such as `dealer`. */
  resource: string;
  /** Undefined, reported, for an entry that cannot be used. */
  read: ReadEntry<T>;
  /** No two entries may have the same. */
  idOf: (value: T) => string;
}

/** Whether there is an entry that `read` can use; the others are not told of. */
export const hasUsableEntry = (entries: readonly unknown[], read: ReadEntry<unknown>): boolean =>
  entries.some((entry) => isRecord(entry) && read(entry, () => undefined) !== undefined);

/**
 * Reads a list of the dealer service entry by entry: one that cannot be used, or that comes a second time, is reported
 * and left out, the others stay. Of more than a hundred reports the rest is only counted.
 */
export function readEntries<T>(
  entries: readonly unknown[],
  report: Report,
  { resource, read, idOf }: EntryKind<T>,
): readonly T[] {
  let faults = 0;
  const tell: Report = (event) => {
    faults += 1;
    if (faults <= MAX_REPORTS) report(event);
  };
  const values = new Map<string, T>();
  for (const entry of entries) {
    if (!isRecord(entry)) {
      tell({
        event: 'field-invalid',
        reason: 'An entry of the list is not an object; it is left out',
        resource,
      });
      continue;
    }
    const value = read(entry, tell);
    if (value === undefined) continue;
    const id = idOf(value);
    if (values.has(id)) {
      tell({
        event: 'field-invalid',
        reason: 'Another entry has this id; this one is left out',
        resource,
        id,
      });
      continue;
    }
    values.set(id, value);
  }
  const rest = faults - MAX_REPORTS;
  if (rest > 0) {
    report({
      event: 'field-invalid',
      reason: `${rest} more faults of the list are not told one by one`,
      resource,
    });
  }
  return [...values.values()];
}
