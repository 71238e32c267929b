import { useEffect, useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';
import { letPagesPass } from './letPagesPass.ts';

/**
 * What the element of a map needs besides what Leaflet gives it: a role and a name, which MapContainer does not pass on,
 * a new size whenever its box has one, and tiles that stand back while a page is fetched.
 */
export function MapElement({ label }: { label: string }) {
  const map = useMap();

  useLayoutEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);

  useEffect(() => {
    const element = map.getContainer();
    const sizes = new ResizeObserver(() => {
      // Out of sight, as behind the list on a telephone, it has no size.
      if (element.offsetWidth > 0) map.invalidateSize({ animate: false });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [map]);

  useEffect(() => letPagesPass(map.getContainer()), [map]);

  return null;
}
