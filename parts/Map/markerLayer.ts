import { type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { findPlaces, type PlaceFinder, type Spot } from './findPlaces.ts';
import type { MapPoint } from './MapPoint.ts';
import { clusterIcon, pinIcon } from './mapIcons.ts';

export interface MarkerOptions {
  /** A number as the language writes it, and in words what a cluster of so many holds. */
  countLabel: (count: number) => { written: string; words: string };
  onSelect: (id: string) => void;
}

export interface MarkerLayer {
  setPoints(points: readonly MapPoint[]): void;
  /** Marks one place, which then stands by itself whatever lies around it. */
  select(point: MapPoint | undefined): void;
}

/**
 * A marker is for the mouse, a finger and the cursor of a screen reader; it is no stop of the keyboard, since a map
 * full of them would be a hundred stops and the list has all of them.
 */
const nameMarker = (one: Marker, label: string): Marker =>
  one.on('add', () => {
    const element = one.getElement();
    element?.setAttribute('role', 'button');
    element?.setAttribute('aria-label', label);
    element?.setAttribute('tabindex', '-1');
  });

/** Keeps the markers of a map in step with what is on show: places, clusters of them, and the one selected. */
export function createMarkerLayer(map: LeafletMap, { countLabel, onSelect }: MarkerOptions): MarkerLayer {
  const drawn = new Map<string, Marker>();
  let find: PlaceFinder | undefined;
  let selected: { id: string; marker: Marker } | undefined;

  const pin = ([id, latitude, longitude, title]: MapPoint, isSelected: boolean): Marker =>
    nameMarker(
      marker([latitude, longitude], {
        icon: pinIcon({ isSelected }),
        title,
        keyboard: false,
        zIndexOffset: isSelected ? 10_000 : 0,
      }),
      title,
    ).on('click', () => onSelect(id));

  const draw = (spot: Spot): Marker => {
    const { latitude, longitude } = spot;
    if (spot.kind === 'place') {
      const [id, , , title] = spot.point;
      return pin([id, latitude, longitude, title], false);
    }
    const { words, written } = countLabel(spot.count);
    const icon = clusterIcon(spot.count, written);
    return nameMarker(marker([latitude, longitude], { icon, title: words, keyboard: false }), words).on(
      'click',
      () => map.setView([latitude, longitude], Math.max(spot.zoom, map.getZoom() + 1)),
    );
  };

  const update = (): void => {
    const bounds = map.getBounds().pad(0.2);
    const extent = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const spots = (find?.(extent, map.getZoom()) ?? []).filter(
      (spot) => spot.kind === 'cluster' || spot.point[0] !== selected?.id,
    );
    const keys = new Set(spots.map(({ key }) => key));
    for (const [key, one] of drawn) {
      if (keys.has(key)) continue;
      one.remove();
      drawn.delete(key);
    }
    for (const spot of spots) {
      if (!drawn.has(spot.key)) drawn.set(spot.key, draw(spot).addTo(map));
    }
  };

  map.on('moveend', update);
  return {
    setPoints(points) {
      for (const one of drawn.values()) one.remove();
      drawn.clear();
      find = findPlaces(points, map.getMaxZoom());
      update();
    },
    select(point) {
      selected?.marker.remove();
      selected = point && { id: point[0], marker: pin(point, true).addTo(map) };
      update();
    },
  };
}
