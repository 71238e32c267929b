/** Makes a value on the first call and returns the same one from then on; a failure is not stored. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
