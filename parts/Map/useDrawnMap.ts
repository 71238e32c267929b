import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextTask } from '../../consent/nextTask.ts';
import type { DrawnMap, MapOptions, TilesState } from './drawMap.ts';

/** How near to the screen a map must come before its code is fetched, in CSS pixels. */
const NEAR = '200px';

/** The map's code, which needs a browser: no other build has it. */
const loadDrawMap = import.meta.env.SSR ? undefined : () => import('./drawMap.ts');

/**
 * Draws a map that is wanted when its box comes near the screen.
 *
 * @param options as they are then; `onSelect` and `countLabel` are read anew each time.
 * @returns the map once it is drawn, or that it cannot be had; of its tiles, whether none could be had or the first has
 * come.
 */
export function useDrawnMap(
  box: RefObject<HTMLElement | null>,
  { isWanted, ...options }: Omit<MapOptions, 'isStill' | 'onTiles'> & { isWanted: boolean },
): { drawn: DrawnMap | undefined; isFailed: boolean; tiles: TilesState | undefined } {
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [isFailed, setFailed] = useState(false);
  const [tiles, setTiles] = useState<TilesState>();
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const element = box.current;
    if (!isWanted || !element || !loadDrawMap) return;
    let map: DrawnMap | undefined;
    let isGone = false;
    const draw = async () => {
      const { drawMap } = await loadDrawMap();
      // Running Leaflet and drawing with it are two tasks: in between the browser answers the visitor.
      await nextTask();
      if (isGone) return;
      const { view, isInset } = latest.current;
      map = drawMap(element, {
        view,
        isInset,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        countLabel: (count) => latest.current.countLabel(count),
        onSelect: (id) => latest.current.onSelect(id),
        onTiles: setTiles,
      });
      setDrawn(map);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw().catch(() => setFailed(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      map?.remove();
    };
  }, [box, isWanted]);

  return { drawn, isFailed, tiles };
}
