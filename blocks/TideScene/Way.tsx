import type { ReactNode } from 'react';
import styles from './Way.module.css';

interface WayProps {
  x?: number;
  y?: number;
  /** How far it moves. */
  height: number;
  /** With the tide; the boat until she touches; the sea off the flats; a reel of figures. */
  motion?: 'tide' | 'boat' | 'ebb' | 'reel';
  children: ReactNode;
}

/**
 * What moves upwards or down while the page is scrolled. It is in an `svg` as high as the way it moves, so that the
 * style sheet can say “all the way” without knowing how far that is. Still, it shows low water.
 */
export function Way({ x = 0, y = 0, height, motion = 'tide', children }: WayProps) {
  return (
    <svg x={x} y={y} width="1" height={height} className={styles.way} aria-hidden="true">
      <g className={styles.moving} data-motion={motion}>
        {children}
      </g>
    </svg>
  );
}
