import type { LatLngTuple, LeafletEvent } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { clusterIcon, pinIcon } from './mapIcons.ts';

interface SpotMarkerProps {
  latitude: number;
  longitude: number;
  label: string;
  isSelected?: boolean;
  /** How many places it stands for, and that number as the language writes it; absent on the pin of one place. */
  cluster?: { count: number; written: string };
  onPress: () => void;
}

/** Above every other marker, which Leaflet stacks from north to south. */
const ON_TOP = 10_000;

/**
 * A marker is for the mouse, a finger and the cursor of a screen reader; it is no stop of the keyboard, since a map
 * full of them would be a hundred stops and the list has all of them.
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
      zIndexOffset={isSelected ? ON_TOP : 0}
      eventHandlers={{ add: asButton(label), click: onPress }}
    />
  );
}
