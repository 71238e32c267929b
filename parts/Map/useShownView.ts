import { useEffect, useRef } from 'react';
import type { MapView } from '../../schemas/parts/map.ts';
import type { DrawnMap } from './drawMap.ts';

/** Spec 1 §9: the map waits this long before it moves to where it shall be. */
const MOVE_DELAY_MS = 300;

/** Moves a map to where it shall be, each time that or the choice changes. */
export function useShownView(
  drawn: DrawnMap | undefined,
  { latitude, longitude, zoom }: Pick<MapView, 'latitude' | 'longitude' | 'zoom'>,
  choice: { id: string | undefined; timesShown: number | undefined },
): void {
  const shown = useRef<typeof drawn>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice brings the map back to where it shall be
  useEffect(() => {
    const isFirst = shown.current !== drawn;
    shown.current = drawn;
    // It was drawn there.
    if (!drawn || isFirst) return;
    const timer = setTimeout(() => drawn.show({ latitude, longitude, zoom }), MOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [drawn, latitude, longitude, zoom, choice.id, choice.timesShown]);
}
