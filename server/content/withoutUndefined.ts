/** T while it is being put together: what is optional may still be there as undefined. */
type Loose<T> = { [K in keyof T]: T[K] | (Record<never, never> extends Pick<T, K> ? undefined : never) };

/** Leaves out the fields that are undefined: in a page JSON an empty field is absent. */
export const withoutUndefined = <T extends object>(draft: Loose<T>): T =>
  // Only optional fields may be undefined in Loose<T>, and those are gone.
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as T;
