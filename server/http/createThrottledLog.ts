/**
 * Throttles reports that an attacker could repeat at will: the first at once, further ones within the window as one
 * report at its end.
 *
 * @param write called with the number of occurrences.
 * @param windowMs minimum interval of reports.
 * @returns counts one occurrence.
 */
export function createThrottledLog(write: (count: number) => void, windowMs = 10_000): () => void {
  let count = 0;
  let isOpen = false;
  const begin = (): void => {
    isOpen = true;
    setTimeout(end, windowMs).unref();
  };
  const end = (): void => {
    isOpen = false;
    if (count === 0) return;
    begin();
    write(count);
    count = 0;
  };
  return () => {
    if (isOpen) {
      count++;
      return;
    }
    begin();
    write(1);
  };
}
