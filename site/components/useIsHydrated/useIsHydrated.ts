import { startTransition, useEffect, useState } from 'react';

/** Whether the page is hydrated: until then a form works without scripts. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  // Low priority: rendered in slices, between which the browser handles input.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
