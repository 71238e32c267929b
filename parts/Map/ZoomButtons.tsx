import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ZoomButtons.module.css';

const STEPS = [
  { by: 1, icon: 'plus', label: 'map.zoomIn' },
  { by: -1, icon: 'minus', label: 'map.zoomOut' },
] as const;

/** Closer, and farther away. */
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
