import { useEffect, useRef } from 'react';
import type { DrawnMap } from './drawMap.ts';

/** Zooms a map by so many steps; one that is not drawn yet, when it is. */
export function useEarlyZoom(drawn: DrawnMap | undefined): (steps: number) => void {
  const early = useRef(0);
  useEffect(() => {
    if (early.current !== 0) drawn?.zoomBy(early.current);
    early.current = 0;
  }, [drawn]);
  return (steps) => {
    if (drawn) drawn.zoomBy(steps);
    else early.current += steps;
  };
}
