/** Returns the value made of `of` under `key`; see createMemo. */
export type Memo<T> = (of: object, key: string, make: () => T, ...others: readonly object[]) => T;

/**
 * Memoizes values made of an object, such as an answer or a list, by a key, for as long as that object exists.
 * Rendering a page does not depend on the length of the list it shows six entries of, and a faulty entry is reported
 * once for each answer. Keys are few, such as the choices of a list's filters.
 *
 * `others` are further inputs of the value, such as the categories that entries name: when one of them is another
 * object than the last time, the value is made anew.
 */
export function createMemo<T>(): Memo<T> {
  const memos = new WeakMap<object, { others: readonly object[]; values: Map<string, T> }>();
  return (of, key, make, ...others) => {
    const known = memos.get(of);
    const isCurrent = known?.others.every((other, index) => other === others[index]);
    const values = known && isCurrent ? known.values : new Map<string, T>();
    if (!isCurrent) memos.set(of, { others, values });
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}
