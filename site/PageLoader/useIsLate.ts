import { useEffect, useState } from 'react';

/** Spec 1 §9, throttle of the progress bar: what is over sooner is not worth mentioning. */
const THROTTLE_MS = 200;

/**
 * Whether something was pending for longer than a moment. Once it was, it stays so until the whole of which it is a
 * part is over: what has been mentioned is not taken back halfway.
 */
export function useIsLate(isPending: boolean, isOver: boolean): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  useEffect(() => {
    if (isOver) setLate(false);
  }, [isOver]);

  return isLate && !isOver;
}
