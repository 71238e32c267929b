import './drawnMap.css';
import { map as createMap, popup as createPopup, type LatLngExpression, tileLayer } from 'leaflet';
import type { MapView } from '../../schemas/parts/map.ts';
import { letPagesPass } from './letPagesPass.ts';
import type { MapPoint } from './MapPoint.ts';
import { createMarkerLayer, type MarkerLayer, type MarkerOptions } from './markerLayer.ts';
import { pin } from './pin.ts';

/** Levels beyond the closest tiles, which are then enlarged: enough to part two places in one town. */
const BEYOND_TILES = 2;
const CLOSEST = 18;
const MOVE_SECONDS = 0.8;

/** No tile has come, or at last one has. */
export type TilesState = 'missing' | 'there';

export interface MapOptions extends MarkerOptions {
  view: MapView;
  /** A map among words: the wheel and one finger scroll the page. */
  isInset: boolean;
  isStill: boolean;
  onTiles: (state: TilesState) => void;
}

export interface DrawnMap extends MarkerLayer {
  /** Where the popup's content is rendered. */
  popupBox: HTMLElement;
  openPopup(point: MapPoint): void;
  closePopup(): void;
  show(view: Pick<MapView, 'latitude' | 'longitude' | 'zoom'>): void;
  zoomBy(steps: number): void;
  remove(): void;
}

/** Draws a map with Leaflet into an element that has a size. Loaded by the browser alone, and late: it is large. */
export function drawMap(box: HTMLElement, options: MapOptions): DrawnMap {
  const { view, isInset, isStill, onTiles } = options;
  const map = createMap(box, {
    center: [view.latitude, view.longitude],
    zoom: view.zoom,
    minZoom: 1,
    maxZoom: Math.min(view.maxZoom + BEYOND_TILES, CLOSEST),
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: !isInset,
    dragging: !isInset || matchMedia('(pointer: fine)').matches,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  // It listens to keys from the moment it takes the focus, which may have been before it was drawn.
  if (document.activeElement === box) box.dispatchEvent(new FocusEvent('focus'));

  const tiles = tileLayer(view.tiles, {
    maxNativeZoom: view.maxZoom,
    maxZoom: CLOSEST,
    // Not those of each level it flies through: they would keep the ones that stay waiting.
    updateWhenZooming: false,
  });
  let hasTile = false;
  tiles.once('tileload', () => {
    hasTile = true;
    onTiles('there');
  });
  tiles.on('tileerror', () => !hasTile && onTiles('missing'));
  tiles.addTo(map);
  const endPassing = letPagesPass(box);

  const popupBox = document.createElement('div');
  const popup = createPopup({
    offset: [0, 8 - pin.tip],
    minWidth: 200,
    maxWidth: 280,
    closeButton: false,
    // The map moves there by itself.
    autoPan: false,
  }).setContent(popupBox);

  const sizes = new ResizeObserver(() => {
    // Out of sight, as behind the list on a telephone, it has no size.
    if (box.offsetWidth > 0) map.invalidateSize({ animate: false });
  });
  sizes.observe(box);

  return {
    ...createMarkerLayer(map, options),
    popupBox,
    openPopup([, latitude, longitude]) {
      popup.setLatLng([latitude, longitude]).openOn(map);
    },
    closePopup() {
      popup.remove();
    },
    show({ latitude, longitude, zoom }) {
      const center: LatLngExpression = [latitude, longitude];
      if (isStill) map.setView(center, zoom, { animate: false });
      else map.flyTo(center, zoom, { duration: MOVE_SECONDS });
    },
    zoomBy(steps) {
      map.setZoom(map.getZoom() + steps);
    },
    remove() {
      sizes.disconnect();
      endPassing();
      map.remove();
    },
  };
}
