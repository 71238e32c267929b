import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapView } from '../../../schemas/parts/map.ts';
import { world } from './project.ts';

/** behaviour §6.7: the map waits this long before it moves. */
const MOVE_DELAY_MS = 300;
const MOVE_SECONDS = 0.8;

/** The point nearest to a place that can be the center of a map without showing what is beside the world. */
function getCenter(map: LeafletMap, place: [latitude: number, longitude: number], zoom: number): LatLng {
  const half = map.getSize().divideBy(2);
  const least = map.project([world.north, world.west], zoom).add(half);
  const most = map.project([world.south, world.east], zoom).subtract(half);
  const { x, y } = map.project(place, zoom);
  return map.unproject(
    [Math.max(least.x, Math.min(x, most.x)), Math.max(least.y, Math.min(y, most.y))],
    zoom,
  );
}

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
      // Leaflet does not limit where it flies.
      const level = Math.max(zoom, map.getMinZoom());
      const center = getCenter(map, [latitude, longitude], level);
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isStill) map.setView(center, level, { animate: false });
      else map.flyTo(center, level, { duration: MOVE_SECONDS });
    };
    const timer = setTimeout(move, MOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [map, latitude, longitude, zoom, choice.id, choice.timesShown]);
}
