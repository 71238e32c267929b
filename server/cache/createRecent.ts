/** What was looked at or put in lately. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** @param most as many values are kept; for one more, that goes which nobody has asked for longest. */
export function createRecent<Value extends object | string>(most: number): Recent<Value> {
  // A map goes through its keys in the order they were put in.
  const values = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.size > most ? values.keys() : [];
    if (oldest !== undefined) values.delete(oldest);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set: put,
  };
}
