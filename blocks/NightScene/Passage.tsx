import type { ReactNode } from 'react';
import styles from './Passage.module.css';

interface PassageProps {
  /** How far it moves from each moment to the next. */
  ways: readonly number[];
  /** To the right with time, or up as a reel of figures. */
  direction: 'right' | 'up';
  children: ReactNode;
}

/**
 * What moves from moment to moment while the page is scrolled. For each way there is an `svg` of its size, so that the
 * style sheet can say “all of it” without knowing how far that is. Still, it shows the last moment.
 */
export function Passage({ ways: [way = 0, ...others], direction, children }: PassageProps) {
  return (
    <svg
      width={direction === 'right' ? way : 1}
      height={direction === 'up' ? way : 1}
      className={styles.way}
      aria-hidden="true"
    >
      <g className={styles.moving} data-direction={direction} data-left={others.length}>
        {others.length > 0 ? (
          <Passage ways={others} direction={direction}>
            {children}
          </Passage>
        ) : (
          children
        )}
      </g>
    </svg>
  );
}
