import type { ReactNode } from 'react';
import styles from './Passage.module.css';

interface WaysProps {
  /** How far it moves from each moment to the next. */
  ways: readonly number[];
  /** To the right with time, or up as a reel of figures. */
  direction: 'right' | 'up';
  children: ReactNode;
}

interface PassageProps extends Omit<WaysProps, 'ways'> {
  /** Where it is at each moment. */
  stops: readonly number[];
}

/** What moves from moment to moment while the page is scrolled. Still, it shows the last moment. */
export const Passage = ({ stops, ...passage }: PassageProps) => (
  <Ways {...passage} ways={stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0))} />
);

/**
 * For each way an `svg` of its size, so that the style sheet can say “all of it” without knowing how far that is.
 */
function Ways({ ways: [way = 0, ...others], direction, children }: WaysProps) {
  return (
    <svg
      width={direction === 'right' ? way : 1}
      height={direction === 'up' ? way : 1}
      className={styles.way}
      aria-hidden="true"
    >
      <g className={styles.moving} data-direction={direction} data-left={others.length}>
        {others.length > 0 ? (
          <Ways ways={others} direction={direction}>
            {children}
          </Ways>
        ) : (
          children
        )}
      </g>
    </svg>
  );
}
