import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './MapNote.module.css';

/** What is wrong with a map, if anything: it could not be drawn at all, or its ground is missing. */
export function MapNote({ problem }: { problem: 'map' | 'tiles' | undefined }) {
  return (
    <div role="status" className={styles.place} data-problem={problem}>
      {problem && (
        <p className={styles.note}>
          <Icon name="map" />
          <span>
            <FormattedMessage id={problem === 'map' ? 'map.failed' : 'map.tilesFailed'} />
          </span>
        </p>
      )}
    </div>
  );
}
