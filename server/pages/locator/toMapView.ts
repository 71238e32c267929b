import type { MapView } from '../../../schemas/parts/map.ts';
import type { View } from './toView.ts';

/** Levels above the closest tiles at which the site's own show the names of countries beside the coasts. */
const NAMED = 2;

/**
 * A map no closer than its tiles (behaviour §6.7).
 *
 * @param isAlone whether it shows one place, which then has names around it.
 */
export function toMapView(view: View, tiles: Omit<MapView, keyof View>, isAlone: boolean): MapView {
  const closest = Math.max(1, isAlone ? tiles.maxZoom - NAMED : tiles.maxZoom);
  return { ...view, ...tiles, zoom: Math.min(view.zoom, closest) };
}
