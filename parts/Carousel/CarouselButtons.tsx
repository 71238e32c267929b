import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselButtons.module.css';
import { useScrollPlace } from './useScrollPlace.ts';

const DIRECTIONS = [
  { id: 'carousel.previous', icon: 'arrow-left', edge: 'start', step: -1 },
  { id: 'carousel.next', icon: 'arrow-right', edge: 'end', step: 1 },
] as const;

interface CarouselButtonsProps {
  list: RefObject<HTMLUListElement | null>;
  /** Where items come one at a time: how many, to count them between the buttons and the heading. */
  count?: number | undefined;
}

/**
 * Previous and next. They appear once JavaScript is there and only where something is out of sight; their
 * place is kept. At an end a button stays focusable, so that a keyboard user is not thrown out.
 */
export function CarouselButtons({ list, count }: CarouselButtonsProps) {
  const intl = useIntl();
  const place = useScrollPlace(list);
  return (
    <div className={styles.buttons}>
      {place && !(place.start && place.end) && (
        <>
          {/* Screen readers count list items by themselves. */}
          {count && (
            <p className={styles.count} aria-hidden="true">
              {place.item} / {count}
            </p>
          )}
          {DIRECTIONS.map(({ id, icon, edge, step }) => (
            <button
              key={id}
              type="button"
              className={styles.button}
              aria-label={intl.formatMessage({ id })}
              aria-disabled={place[edge]}
              onClick={() => list.current && scrollByItem(list.current, step)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </>
      )}
    </div>
  );
}

/** One item further or back; the list's own scroll snapping and CSS do the rest. */
function scrollByItem(list: HTMLUListElement, step: 1 | -1): void {
  const ahead = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  list.scrollBy({ left: ahead * step * (list.firstElementChild?.clientWidth ?? list.clientWidth) });
}
