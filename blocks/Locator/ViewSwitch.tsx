import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  view: 'list' | 'map';
  onSwitch: (view: 'list' | 'map') => void;
}

/** On a telephone, where list and map do not fit side by side: the one in place of the other. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  const other = view === 'list' ? 'map' : 'list';
  return (
    <button type="button" className={styles.switch} onClick={() => onSwitch(other)}>
      <Icon name={other} />
      <FormattedMessage id={other === 'map' ? 'locator.showMap' : 'locator.showList'} />
    </button>
  );
}
