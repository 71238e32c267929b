import './drawnMap.css';
import type { Map as LeafletMap } from 'leaflet';
import type { Ref } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import type { MapView } from '../../schemas/parts/map.ts';
import { MapElement } from './MapElement.tsx';
import { type OpenPopup, PlacePopup } from './PlacePopup.tsx';
import { Places, type PlacesProps } from './Places.tsx';

/** Of the tiles of a map none has come, or at least one has. */
export type TilesState = 'missing' | 'there';

/** Levels beyond the closest tiles, which are then enlarged: enough to part two places in one town. */
const BEYOND_TILES = 2;
const CLOSEST = 18;

export interface DrawnMapProps extends PlacesProps {
  /** Where the map begins; later moves are made on the map itself. */
  view: MapView;
  label: string;
  className: string | undefined;
  /** A map among words: the wheel and one finger scroll the page. */
  isInset: boolean;
  onTiles: (state: TilesState) => void;
  /** Of the selected place; none when absent. */
  popup: OpenPopup | undefined;
  ref: Ref<LeafletMap>;
}

/** A map drawn by Leaflet. Loaded by the browser alone, and late: it is large. */
export function DrawnMap(props: DrawnMapProps) {
  const { view, label, className, isInset, onTiles, popup, ref, ...places } = props;
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MapContainer
      ref={ref}
      {...(className !== undefined && { className })}
      center={[view.latitude, view.longitude]}
      zoom={view.zoom}
      minZoom={1}
      maxZoom={Math.min(view.maxZoom + BEYOND_TILES, CLOSEST)}
      attributionControl={false}
      zoomControl={false}
      scrollWheelZoom={!isInset}
      dragging={!isInset || matchMedia('(pointer: fine)').matches}
      zoomAnimation={isMoving}
      fadeAnimation={isMoving}
      markerZoomAnimation={isMoving}
      inertia={isMoving}
    >
      <MapElement label={label} />
      <TileLayer
        url={view.tiles}
        maxNativeZoom={view.maxZoom}
        maxZoom={CLOSEST}
        // Not those of each level it flies through: they would keep the ones that stay waiting.
        updateWhenZooming={false}
        eventHandlers={{ tileload: () => onTiles('there'), tileerror: () => onTiles('missing') }}
      />
      <Places {...places} />
      {popup && places.selected && <PlacePopup key={popup.key} point={places.selected} popup={popup} />}
    </MapContainer>
  );
}
