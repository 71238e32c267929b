import type { LatLngTuple } from 'leaflet';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Popup } from 'react-leaflet';
import type { MapPoint } from './MapPoint.ts';
import { pin } from './pin.ts';

/** The popup of the selected place. */
export interface OpenPopup {
  /** Another key opens it again. */
  key: string;
  content: ReactNode;
  /** Whether its content takes the focus; asked once, when it opens. */
  takesFocus: () => boolean;
  /** Leaflet has closed it, as it does when the map is clicked. */
  onClose: () => void;
}

/** Its tip ends eight CSS pixels under the top of the pin. */
const OFFSET: [number, number] = [0, 8 - pin.tip];

/** A popup over the pin of a place. It opens when it is mounted. */
export function PlacePopup({ point, popup }: { point: MapPoint; popup: OpenPopup }) {
  const [, latitude, longitude] = point;
  // Another array would have it closed and opened again.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude]);
  return (
    <Popup
      position={position}
      offset={OFFSET}
      minWidth={200}
      maxWidth={280}
      closeButton={false}
      // The map moves there by itself.
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
    // Leaflet has yet to place it for its content: the browser would scroll to where it is not.
    if (takesFocus()) box.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={box}>{children}</div>;
}
