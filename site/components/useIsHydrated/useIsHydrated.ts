import { startTransition, useEffect, useState } from 'react';

/** Whether React has taken over the server's HTML: until then a form must do without it. */
export function useIsHydrated(): boolean {
  const [isAlive, setAlive] = useState(false);
  // No hurry: what changes by it is rendered in slices, and the browser answers the visitor in between.
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive;
}
