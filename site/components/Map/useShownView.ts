import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapView } from '../../../schemas/parts/map.ts';
import { delay } from '../../consent/delay.ts';
import { world } from './project.ts';
import { TILE, toTileUrl } from './stillTiles.ts';

/** behaviour §6.7: the map waits this long before it moves; the tiles of where it moves are loaded meanwhile. */
const MOVE_DELAY_MS = 300;
const MOVE_SECONDS = 0.4;
/**
 * The map does not wait longer for the tiles of where it moves: as long, it shows where it was. After half a second a list
 * and a map beside it that do not agree look like a mistake.
 */
const TILES_MS = 400;
/** Over more levels the map does not fly: the tiles of one would be enlarged beyond recognition. */
const FLOWN_LEVELS = 2;

/** The number of a range that is nearest to a value; of an empty one its middle. */
const limit = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(value, most));

/**
 * The point nearest to a place that can be the center of a map without showing what is beside the world, or more above
 * it than below.
 */
function getCenter(map: LeafletMap, place: [latitude: number, longitude: number], zoom: number): LatLng {
  const half = map.getSize().divideBy(2);
  const least = map.project([world.north, world.west], zoom).add(half);
  const most = map.project([world.south, world.east], zoom).subtract(half);
  const { x, y } = map.project(place, zoom);
  return map.unproject([limit(x, least.x, most.x), limit(y, least.y, most.y)], zoom);
}

/** Sets a view between two levels too, such as that of the whole world, which Leaflet would round to a level. */
export function setExactView(map: LeafletMap, center: LatLng, zoom: number): void {
  const { zoomSnap } = map.options;
  map.options.zoomSnap = 0;
  map.setView(center, zoom, { animate: false });
  map.options.zoomSnap = zoomSnap;
}

/**
 * Listens to navigations in this document, each as soon as its page is requested. Over HTTP/1.1 a browser has six
 * connections to a host: the tiles of a map take them all, and a choice beside it would wait for them.
 */
export function onPageRequest(
  listener: (transition: NavigationTransition) => void,
  signal: AbortSignal,
): void {
  const onNavigate = () =>
    // After all listeners have run and the page is requested.
    setTimeout(() => {
      const { transition } = window.navigation;
      if (transition) listener(transition);
    });
  window.navigation?.addEventListener('navigate', onNavigate, { signal });
}

/** Loads the tiles of a view into the HTTP cache; resolves when they are there, or fail, or are not wanted any more. */
async function loadTiles(
  map: LeafletMap,
  { center, zoom }: { center: LatLng; zoom: number },
  { tiles, maxZoom }: Pick<MapView, 'tiles' | 'maxZoom'>,
  signal: AbortSignal,
): Promise<void> {
  const level = Math.min(Math.round(zoom), maxZoom);
  const half = map.getSize().divideBy(2 * map.getZoomScale(zoom, level));
  const middle = map.project(center, level);
  const first = middle.subtract(half).divideBy(TILE).floor();
  const last = middle.add(half).divideBy(TILE).floor();
  const loading: Promise<void>[] = [];
  for (let column = first.x; column <= last.x; column++)
    for (let row = Math.max(0, first.y); row <= Math.min(last.y, 2 ** level - 1); row++) {
      const image = new Image();
      image.fetchPriority = 'high';
      image.src = toTileUrl(tiles, { level, column, row, resolution: devicePixelRatio > 1 ? '@2x' : '' });
      signal.addEventListener('abort', () => image.removeAttribute('src'));
      loading.push(image.decode());
    }
  await Promise.allSettled(loading);
}

/**
 * Moves a map to its target view, each time that this or the selection changes, once there are tiles: it arrives on
 * sharp ones.
 */
export function useShownView(
  map: LeafletMap | null,
  view: Pick<MapView, 'latitude' | 'longitude' | 'zoom' | 'tiles' | 'maxZoom'>,
  choice: { id: string | undefined; timesShown: number | undefined },
  onMove: () => void,
): void {
  const shown = useRef<typeof map>(null);
  const { latitude, longitude, zoom } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice brings the map back to where it shall be
  useEffect(() => {
    const isFirst = shown.current !== map;
    shown.current = map;
    // It was drawn there.
    if (!map || isFirst) return;
    let isStale = false;
    const loading = new AbortController();
    onPageRequest(() => loading.abort(), loading.signal);
    const getTarget = () => {
      // Leaflet does not limit where it flies.
      const level = Math.max(zoom, map.getMinZoom());
      return { center: getCenter(map, [latitude, longitude], level), zoom: level };
    };
    const move = async () => {
      const tiles = loadTiles(map, getTarget(), view, loading.signal);
      await Promise.all([delay(MOVE_DELAY_MS), Promise.race([tiles, delay(TILES_MS)])]);
      if (isStale) return;
      onMove();
      // Again: its box, hidden behind the list of a phone until now, has another size.
      const { center, zoom: level } = getTarget();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const isFar = Math.abs(level - map.getZoom()) > FLOWN_LEVELS;
      if (isStill || isFar) setExactView(map, center, level);
      else map.flyTo(center, level, { duration: MOVE_SECONDS });
    };
    void move();
    return () => {
      isStale = true;
      loading.abort();
    };
  }, [map, latitude, longitude, zoom, choice.id, choice.timesShown]);
}
