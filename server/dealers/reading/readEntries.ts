import type { ContentEvent, Report } from '../../content/ContentEvent.ts';
import { isRecord } from '../../isRecord.ts';

/** A service that has changed its mind about a field would fill the log: ten thousand entries, every five minutes. */
const MAX_REPORTS = 100;

interface EntryKind<T> {
  /** What an entry is called in reports, such as `dealer`. */
  resource: string;
  /** Undefined, reported, for an entry that cannot be used. */
  read: (entry: Record<string, unknown>, report: Report) => T | undefined;
  /** No two entries may have the same. */
  idOf: (value: T) => string;
}

/**
 * Reads a list of the dealer service entry by entry: one that cannot be used, or that comes a second time, is reported
 * and left out, the others stay. Of more than a hundred reports the rest is only counted.
 */
export function readEntries<T>(
  entries: readonly unknown[],
  report: Report,
  { resource, read, idOf }: EntryKind<T>,
): readonly T[] {
  const events: ContentEvent[] = [];
  const tell: Report = (event) => events.push(event);
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
  for (const event of events.slice(0, MAX_REPORTS)) report(event);
  const rest = events.length - MAX_REPORTS;
  if (rest > 0) {
    report({
      event: 'field-invalid',
      reason: `${rest} more faults of the list are not told one by one`,
      resource,
    });
  }
  return [...values.values()];
}
