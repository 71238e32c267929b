/**
 * Reports what an attacker may repeat at will: the first time at once, what follows within the window as one report
 * at its end.
 *
 * @param write gets how many times it happened.
 * @param windowMs must be over before the next report.
 * @returns counts one time.
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
