import { isRecord } from '../../../schemas/isRecord.ts';

/** T with its optional properties possibly undefined. */
type Loose<T> = { [K in keyof T]: T[K] | (Record<never, never> extends Pick<T, K> ? undefined : never) };

/** A deep copy without undefined properties: in page JSON an empty field is absent. */
export function withoutUndefined<T extends object>(draft: Loose<T>): T {
  // Only optional properties may be undefined in Loose<T>, and those are gone.
  return copy(draft) as T;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(kept.map(([name, field]) => [name, copy(field)]));
}
