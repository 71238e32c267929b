import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapView } from '../../../schemas/parts/map.ts';

/** behaviour §6.7: the map waits this long before it moves. */
const MOVE_DELAY_MS = 300;
const MOVE_SECONDS = 0.8;

/** Moves a map to its target view, each time that this or the selection changes. */
export function useShownView(
  map: LeafletMap | null,
  { latitude, longitude, zoom }: Pick<MapView, 'latitude' | 'longitude' | 'zoom'>,
  choice: { id: string | undefined; timesShown: number | undefined },
): void {
  const shown = useRef<typeof map>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice brings the map back to where it shall be
  useEffect(() => {
    const isFirst = shown.current !== map;
    shown.current = map;
    // It was drawn there.
    if (!map || isFirst) return;
    const move = () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isStill) map.setView([latitude, longitude], zoom, { animate: false });
      else map.flyTo([latitude, longitude], zoom, { duration: MOVE_SECONDS });
    };
    const timer = setTimeout(move, MOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [map, latitude, longitude, zoom, choice.id, choice.timesShown]);
}
