import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMap, useMapEvent } from 'react-leaflet';
import { findPlaces } from './findPlaces.ts';
import type { MapPoint } from './MapPoint.ts';
import { SpotMarker } from './SpotMarker.tsx';

export interface PlacesProps {
  points: readonly MapPoint[];
  /** Stands by itself, whatever lies around it. */
  selected: MapPoint | undefined;
  /** A number as the language writes it, and in words what a cluster of so many holds. */
  countLabel: (count: number) => { written: string; words: string };
  onSelect: (id: string) => void;
}

/** How much beyond the edges of the map has its markers drawn, as a part of its size. */
const MARGIN = 0.2;

/** What of the world is on show, and how close. */
const shownPart = (map: LeafletMap) => {
  const bounds = map.getBounds().pad(MARGIN);
  const extent = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
  return { extent, zoom: map.getZoom() };
};

/** The markers of what is on show: places, clusters of them, and the selected one. */
export function Places({ points, selected, countLabel, onSelect }: PlacesProps) {
  const map = useMap();
  const [{ extent, zoom }, setShown] = useState(() => shownPart(map));
  useMapEvent('moveend', () => setShown(shownPart(map)));
  const find = useMemo(() => findPlaces(points, map.getMaxZoom()), [points, map]);
  const spots = useMemo(() => find(extent, zoom), [find, extent, zoom]);

  // Leaflet names a marker once: its name is a part of its key.
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
