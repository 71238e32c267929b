import { type DivIcon, divIcon, type LatLngTuple, type LeafletEvent } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { pin } from './pin.ts';

const SVG = 'http://www.w3.org/2000/svg';

const svg = (name: string, attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** The pin of one place. */
function pinIcon({ isSelected }: { isSelected: boolean }): DivIcon {
  const { width, height, tip, path, hole } = pin;
  const drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, width: `${width}`, height: `${height}` });
  drawing.append(
    svg('path', { d: path }),
    svg('circle', { cx: `${hole.cx}`, cy: `${hole.cy}`, r: `${hole.r}` }),
  );
  return divIcon({
    // Declared as HTML in Leaflet's types, but only appended.
    html: drawing as Element as HTMLElement,
    className: isSelected ? 'map-pin map-pin-selected' : 'map-pin',
    iconSize: [width, height],
    iconAnchor: [width / 2, tip],
  });
}

/** A cluster of places: a disc with their number, larger for more. */
function clusterIcon(count: number, written: string): DivIcon {
  const size = count < 10 ? 40 : count < 100 ? 48 : 56;
  const disc = document.createElement('span');
  disc.textContent = written;
  return divIcon({ html: disc, className: 'map-cluster', iconSize: [size, size] });
}

interface SpotMarkerProps {
  latitude: number;
  longitude: number;
  label: string;
  isSelected?: boolean;
  /** Number of places and its formatted text; absent on the pin of one place. */
  cluster?: { count: number; written: string };
  onPress: () => void;
}

/** Above every other marker, which Leaflet stacks from north to south. */
const ON_TOP = 10_000;
/** A disc beside a pin leaves it room to be tapped; the pin, which is larger, would not always leave the disc 24 px. */
const OVER_PINS = 5000;

/**
 * A marker is for pointers and the cursor of a screen reader, but no tab stop: a map may have a hundred of them, and
 * the list has all of them.
 */
const asButton =
  (label: string) =>
  ({ target }: LeafletEvent): void => {
    const element: HTMLElement | undefined = target.getElement();
    element?.setAttribute('role', 'button');
    element?.setAttribute('aria-label', label);
    element?.setAttribute('tabindex', '-1');
  };

/** The pin of a place, or the disc of several. */
export function SpotMarker(props: SpotMarkerProps) {
  const { latitude, longitude, label, isSelected = false, cluster, onPress } = props;
  const { count, written } = cluster ?? {};
  const icon = useMemo(
    () =>
      count === undefined || written === undefined ? pinIcon({ isSelected }) : clusterIcon(count, written),
    [count, written, isSelected],
  );
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  return (
    <Marker
      position={position}
      icon={icon}
      title={label}
      keyboard={false}
      zIndexOffset={isSelected ? ON_TOP : count === undefined ? 0 : OVER_PINS}
      eventHandlers={{ add: asButton(label), click: onPress }}
    />
  );
}
