import './drawnMap.css';
import type { LatLngBoundsLiteral, LatLngTuple, Map as LeafletMap } from 'leaflet';
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import { MapContainer, Popup, TileLayer } from 'react-leaflet';
import type { MapView } from '../../../schemas/parts/map.ts';
import { MapElement } from './MapElement.tsx';
import type { MapPoint } from './MapPoint.ts';
import { Places, type PlacesProps } from './Places.tsx';
import { pin } from './pin.ts';
import { world } from './project.ts';

/** Whether no tile of a map has loaded, at least one, or for the first time all that are visible. */
export type TilesState = 'missing' | 'there' | 'complete';

/** Zoom levels beyond the closest tiles, which are then enlarged: enough to separate two places in one town. */
const BEYOND_TILES = 2;
const CLOSEST = 18;
/** South-west and north-east corner. */
const BOUNDS: LatLngBoundsLiteral = [
  [world.south, world.west],
  [world.north, world.east],
];

export interface DrawnMapProps extends PlacesProps {
  /** Initial view; later changes are made on the map itself. */
  view: MapView;
  label: string;
  className: string | undefined;
  /** A map among text: the wheel and one finger scroll the page. */
  isInset: boolean;
  onTiles: (state: TilesState) => void;
  /** Of the selected place; absent: none. */
  popup: OpenPopup | undefined;
  ref: Ref<LeafletMap>;
}

/** A map drawn by Leaflet. Browser only, and loaded late: it is large. */
export function DrawnMap(props: DrawnMapProps) {
  const { view, label, className, isInset, onTiles, popup, ref, ...places } = props;
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MapContainer
      ref={ref}
      {...(className !== undefined && { className })}
      center={[view.latitude, view.longitude]}
      zoom={view.zoom}
      maxBounds={BOUNDS}
      maxBoundsViscosity={1}
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
      <TileLayer
        url={view.tiles}
        maxNativeZoom={view.maxZoom}
        maxZoom={CLOSEST}
        // Not the tiles of each level during a zoom: they would delay the final ones.
        updateWhenZooming={false}
        eventHandlers={{
          tileload: () => onTiles('there'),
          tileerror: () => onTiles('missing'),
          load: () => onTiles('complete'),
        }}
      />
      <Places {...places} />
      {/* After the places, which its first change concerns. */}
      <MapElement label={label} />
      {popup && places.selected && <PlacePopup key={popup.key} point={places.selected} popup={popup} />}
    </MapContainer>
  );
}

/** The popup of the selected place. */
interface OpenPopup {
  /** Another key opens it again. */
  key: string;
  content: ReactNode;
  /** Whether its content takes the focus; called once, when it opens. */
  takesFocus: () => boolean;
  /** Called when Leaflet closes it, as on a click on the map. */
  onClose: () => void;
}

/** Its tip ends eight CSS pixels under the top of the pin. */
const OFFSET: [number, number] = [0, 8 - pin.tip];

/** A popup over the pin of a place; opens when mounted. */
function PlacePopup({ point, popup }: { point: MapPoint; popup: OpenPopup }) {
  const [, latitude, longitude] = point;
  // A new array would close and open it again.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  return (
    <Popup
      position={position}
      offset={OFFSET}
      minWidth={200}
      maxWidth={280}
      closeButton={false}
      // The map already moves there.
      autoPan={false}
      eventHandlers={{ remove: popup.onClose }}
    >
      <PopupContent takesFocus={popup.takesFocus}>{popup.content}</PopupContent>
    </Popup>
  );
}

function PopupContent({ takesFocus, children }: Pick<OpenPopup, 'takesFocus'> & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the popup opens
  useEffect(() => {
    // Leaflet positions it after this: without `preventScroll` the browser would scroll to the wrong place.
    if (takesFocus()) box.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={box}>{children}</div>;
}
