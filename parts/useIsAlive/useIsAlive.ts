import { useEffect, useState } from 'react';

/** Whether React has taken over the server's HTML: until then a form must do without it. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
