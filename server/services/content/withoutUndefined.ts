import { isRecord } from '../../../schemas/isRecord.ts';

/** T while it is being put together: what is optional may still be there as undefined. */
type Loose<T> = { [K in keyof T]: T[K] | (Record<never, never> extends Pick<T, K> ? undefined : never) };

/** A copy without the fields that are undefined, at any depth: in a page JSON an empty field is absent. */
export function withoutUndefined<T extends object>(draft: Loose<T>): T {
  // Only optional fields may be undefined in Loose<T>, and those are gone.
  return copy(draft) as T;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(kept.map(([name, field]) => [name, copy(field)]));
}
