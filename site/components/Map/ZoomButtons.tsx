import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ZoomButtons.module.css';

/** Zooms a map by steps; before it is drawn, afterwards. */
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

const STEPS = [
  { by: 1, icon: 'plus', label: 'map.zoomIn' },
  { by: -1, icon: 'minus', label: 'map.zoomOut' },
] as const;

/** Zoom in and out. */
export function ZoomButtons({ onZoom }: { onZoom: (steps: number) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.buttons}>
      {STEPS.map(({ by, icon, label }) => (
        <button
          key={label}
          type="button"
          className={styles.button}
          aria-label={formatMessage({ id: label })}
          onClick={() => onZoom(by)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
