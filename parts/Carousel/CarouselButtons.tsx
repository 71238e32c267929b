import { type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselButtons.module.css';
import { scrollByItem } from './scrollByItem.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const DIRECTIONS = [
  { id: 'carousel.previous', icon: 'arrow-left', edge: 'start', step: -1 },
  { id: 'carousel.next', icon: 'arrow-right', edge: 'end', step: 1 },
] as const;

/** Two clicks within this time go two items, though the list is still on its way to the first. */
const MOVING_MS = 600;

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
  const last = useRef({ left: 0, at: Number.NEGATIVE_INFINITY });

  const move = (step: 1 | -1, at: number) => {
    if (!list.current) return;
    const from = at - last.current.at < MOVING_MS ? last.current.left : list.current.scrollLeft;
    last.current = { left: scrollByItem(list.current, from, step), at };
  };

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
              onClick={({ timeStamp }) => move(step, timeStamp)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </>
      )}
    </div>
  );
}
