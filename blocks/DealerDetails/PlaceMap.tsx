import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MapPoint } from '../../parts/Map/MapPoint.ts';
import { PlacesMap } from '../../parts/Map/PlacesMap.tsx';
import type { MapView } from '../../schemas/parts/map.ts';

interface PlaceMapProps {
  map: MapView;
  title: string;
  className: string | undefined;
}

/** A map with one place on it, in its middle. */
export function PlaceMap({ map, title, className }: PlaceMapProps) {
  const { formatMessage } = useIntl();
  const { latitude, longitude } = map;
  const places = useMemo(
    (): MapPoint[] => [['place', latitude, longitude, title]],
    [latitude, longitude, title],
  );
  return (
    <PlacesMap
      view={map}
      label={formatMessage({ id: 'map.label' })}
      known={places}
      isInset
      className={className}
    />
  );
}
