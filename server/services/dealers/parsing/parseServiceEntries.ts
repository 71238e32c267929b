import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Report } from '../../content/ContentEvent.ts';

/** A changed field of the service would fill the log: ten thousand entries, every five minutes. */
const MAX_REPORTS = 100;

export interface EntryKind<T> {
  /** Name of an entry in reports, such as `dealer`. */
  resource: string;
  /** Undefined, reported, for an unusable entry. */
  read: (entry: Record<string, unknown>, report: Report) => T | undefined;
  /** Must be unique. */
  getId: (value: T) => string;
}

/** Whether any entry is usable; nothing is reported. */
export const hasUsableEntry = <T>(entries: readonly unknown[], { read }: EntryKind<T>): boolean =>
  entries.some((entry) => isRecord(entry) && read(entry, () => undefined) !== undefined);

/**
 * Parses a list of the dealer service entry by entry: unusable and duplicate ones are reported and left out. Beyond a
 * hundred reports the rest is only counted.
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
