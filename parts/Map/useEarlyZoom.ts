import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';

/** Zooms a map by so many steps; one that is not drawn yet, when it is. */
export function useEarlyZoom(map: LeafletMap | null): (steps: number) => void {
  const early = useRef(0);
  useEffect(() => {
    if (early.current !== 0) map?.setZoom(map.getZoom() + early.current);
    early.current = 0;
  }, [map]);
  return (steps) => {
    if (map) map.setZoom(map.getZoom() + steps);
    else early.current += steps;
  };
}
