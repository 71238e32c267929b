import { useEffect, useState } from 'react';

/** Spec 1 §9, throttle of the progress bar: what is over sooner is not worth mentioning. */
const THROTTLE_MS = 200;

/** Whether something has been going on for longer than a moment. */
export function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLate(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);

  return isLate;
}
