import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './MapNote.module.css';

interface MapNoteProps {
  problem: 'map' | 'tiles' | undefined;
  /** Whether there is a picture of the map even where it could not be drawn. */
  isOverPicture: boolean;
}

/** Message about a map that could not be drawn, or whose tiles are missing. */
export function MapNote({ problem, isOverPicture }: MapNoteProps) {
  return (
    <div
      role="status"
      className={styles.place}
      data-alone={problem === 'map' && !isOverPicture ? '' : undefined}
    >
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
