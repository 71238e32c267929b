import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import styles from './ViewSwitch.module.css';

/** The view on a phone, where list and map do not fit side by side. */
type LocatorView = 'list' | 'map';

/**
 * State of the view on a phone. The map scrolls to the top of the screen; the list returns to its scroll position.
 *
 * @param map the box of the map.
 */
export function useSwitchedView(
  map: RefObject<HTMLElement | null>,
): [LocatorView, (view: LocatorView) => void] {
  const [view, setView] = useState<LocatorView>('list');
  const shown = useRef(view);
  const left = useRef(0);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (view === 'list') window.scrollTo({ top: left.current, behavior: 'instant' });
    else map.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [map, view]);

  const switchView = (next: LocatorView) => {
    if (next === 'map') left.current = window.scrollY;
    setView(next);
  };
  return [view, switchView];
}

interface ViewSwitchProps {
  view: LocatorView;
  onSwitch: (view: LocatorView) => void;
}

/** The button that switches between list and map on a phone. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  const other: LocatorView = view === 'list' ? 'map' : 'list';
  return (
    <button type="button" className={styles.switch} onClick={() => onSwitch(other)}>
      <Icon name={other} />
      <FormattedMessage id={other === 'map' ? 'locator.showMap' : 'locator.showList'} />
    </button>
  );
}
