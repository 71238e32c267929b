/**
 * Reads what was fetched once, and not for every page that shows a few lines of it: pages must not get slower as lists
 * get longer, and what is wrong with an entry is reported once for each fetch. Read again when what it is read with,
 * such as the addresses of the site, has changed in between.
 */
export function createReadOnce<T>(): (fetched: object, using: object, read: () => T) => T {
  const kept = new WeakMap<object, { using: object; value: T }>();
  return (fetched, using, read) => {
    const known = kept.get(fetched);
    if (known?.using === using) return known.value;
    const value = read();
    kept.set(fetched, { using, value });
    return value;
  };
}
