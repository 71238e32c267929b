import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselButtons.module.css';

interface ScrollPlace {
  /** No items before. */
  start: boolean;
  /** No items after. */
  end: boolean;
  /** The item in view, counted from 1; the last one where the list cannot scroll further. */
  item: number;
}

/** Scroll position of a list; undefined until measured. */
function useScrollPlace(list: RefObject<HTMLElement | null>): ScrollPlace | undefined {
  const [place, setPlace] = useState<ScrollPlace>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const next = measureScrollPlace(element);
      setPlace((last) =>
        last?.start === next.start && last.end === next.end && last.item === next.item ? last : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);

  return place;
}

/** A pixel of tolerance, because zoomed pages scroll to fractions. In right-to-left text `scrollLeft` is negative. */
function measureScrollPlace({ scrollLeft, scrollWidth, clientWidth, children }: HTMLElement): ScrollPlace {
  const scrolled = Math.abs(scrollLeft);
  const end = scrolled + clientWidth >= scrollWidth - 1;
  const width = children[0]?.clientWidth || clientWidth;
  return {
    start: scrolled <= 1,
    end,
    item: end ? children.length : Math.min(children.length, Math.round(scrolled / width) + 1),
  };
}

/**
 * Scrolls a list sideways by one item; speed and snapping are up to the style sheet.
 *
 * @param from scroll position to count from, in pixels; the current one may be in the middle of a scroll.
 * @returns the new position.
 */
function scrollByItem(list: HTMLElement, from: number, step: 1 | -1): number {
  const [first, second] = list.children;
  // In right-to-left text positions are negative, and so is the distance to the second item.
  const pitch =
    first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
  const last = Math.sign(pitch) * (list.scrollWidth - list.clientWidth);
  const left = Math.min(Math.max(from + step * pitch, Math.min(0, last)), Math.max(0, last));
  list.scrollTo({ left });
  return left;
}

const DIRECTIONS = [
  { id: 'carousel.previous', icon: 'arrow-left', edge: 'start', step: -1 },
  { id: 'carousel.next', icon: 'arrow-right', edge: 'end', step: 1 },
] as const;

/** Two clicks within this time scroll by two items, even while the list still moves to the first. */
const MOVING_MS = 600;

interface CarouselButtonsProps {
  list: RefObject<HTMLUListElement | null>;
  /** Number of items, for the position between the buttons; absent: not shown. */
  count?: number | undefined;
}

/**
 * Buttons for the previous and next item. Visible only with JavaScript and where items are hidden; their space is
 * reserved. At an end a button stays focusable, so that keyboard focus is not lost.
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
