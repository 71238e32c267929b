/**
 * Keeps what was made of a list as long as the list itself is kept, by a key: a page must not take longer because the
 * list it shows six entries of is long. Keys are few, such as the choices that a list's filters offer.
 */
export function createListMemo<T>(): (list: readonly unknown[], key: string, make: () => T) => T {
  const kept = new WeakMap<readonly unknown[], Map<string, T>>();
  return (list, key, make) => {
    const known = kept.get(list) ?? new Map<string, T>();
    kept.set(list, known);
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
