/** The value made of `of` under `key`; see createMemo. */
export type Memo<T> = (of: object, key: string, make: () => T, ...others: readonly object[]) => T;

/**
 * Keeps what was made of an answer or a list as long as that itself is kept, by a key: a page must not take longer
 * because the list it shows six entries of is long, and what is wrong with an entry is reported once for each answer.
 * Keys are few, such as the choices that a list's filters offer.
 *
 * What else the value was made of, such as the categories the entries name or the addresses of the site, comes last:
 * made anew when any of it is another than the last time.
 */
export function createMemo<T>(): Memo<T> {
  const kept = new WeakMap<object, { others: readonly object[]; values: Map<string, T> }>();
  return (of, key, make, ...others) => {
    const known = kept.get(of);
    const isCurrent = known?.others.every((other, index) => other === others[index]);
    const values = known && isCurrent ? known.values : new Map<string, T>();
    if (!isCurrent) kept.set(of, { others, values });
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}
