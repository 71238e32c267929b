type List = readonly unknown[];

/**
 * Keeps what was made of a list as long as the list itself is kept, by a key: a page must not take longer because the
 * list it shows six entries of is long. Keys are few, such as the choices that a list's filters offer.
 *
 * What else the value was made of, such as the categories the entries name, comes last: made anew when any of it is
 * another than the last time.
 */
export function createListMemo<T>(): (
  list: List,
  key: string,
  make: () => T,
  ...others: readonly object[]
) => T {
  const kept = new WeakMap<List, { others: readonly object[]; values: Map<string, T> }>();
  return (list, key, make, ...others) => {
    const known = kept.get(list);
    const isCurrent = known?.others.every((other, index) => other === others[index]);
    const values = known && isCurrent ? known.values : new Map<string, T>();
    if (!isCurrent) kept.set(list, { others, values });
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}
