import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMap, useMapEvent } from 'react-leaflet';
import { findPlaces } from './findPlaces.ts';
import type { MapPoint } from './MapPoint.ts';
import { world } from './project.ts';
import { SpotMarker } from './SpotMarker.tsx';

export interface PlacesProps {
  points: readonly MapPoint[];
  /** Never part of a cluster. */
  selected: MapPoint | undefined;
  /** Formats the number of a cluster, and its accessible name. */
  countLabel: (count: number) => { written: string; words: string };
  onSelect: (id: string) => void;
}

/** Margin around the map whose markers are drawn too, as a fraction of its size. */
const MARGIN = 0.2;

/** The visible part of the world, and the zoom level. */
const shownPart = (map: LeafletMap) => {
  const bounds = map.getBounds().pad(MARGIN);
  const extent = {
    west: Math.max(bounds.getWest(), world.west),
    south: bounds.getSouth(),
    east: Math.min(bounds.getEast(), world.east),
    north: bounds.getNorth(),
  };
  return { extent, zoom: map.getZoom() };
};

/** The visible markers: places, clusters, and the selected one. */
export function Places({ points, selected, countLabel, onSelect }: PlacesProps) {
  const map = useMap();
  const [{ extent, zoom }, setShown] = useState(() => shownPart(map));
  useMapEvent('moveend', () => setShown(shownPart(map)));
  const find = useMemo(() => findPlaces(points, map.getMaxZoom()), [points, map]);
  const spots = useMemo(() => find(extent, zoom), [find, extent, zoom]);

  // Leaflet sets the name of a marker once: it is part of the key.
  return (
    <>
      {spots.map((spot) => {
        const { key, latitude, longitude } = spot;
        const position = { latitude, longitude };
        if (spot.kind === 'place') {
          const [id, , , title] = spot.point;
          if (id === selected?.[0]) return null;
          return (
            <SpotMarker key={`${key} ${title}`} {...position} label={title} onPress={() => onSelect(id)} />
          );
        }
        const { words, written } = countLabel(spot.count);
        const comeApart = () => map.setView([latitude, longitude], Math.max(spot.zoom, map.getZoom() + 1));
        const cluster = { count: spot.count, written };
        return (
          <SpotMarker
            key={`${key} ${words}`}
            {...position}
            label={words}
            cluster={cluster}
            onPress={comeApart}
          />
        );
      })}
      {selected && (
        <SpotMarker
          key={`selected ${selected[0]}`}
          latitude={selected[1]}
          longitude={selected[2]}
          label={selected[3]}
          isSelected
          onPress={() => onSelect(selected[0])}
        />
      )}
    </>
  );
}
