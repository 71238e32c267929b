import { useId } from 'react';
import type { VoyageScene } from '../../schemas/blocks/voyage-scene.ts';
import { atlanticLand } from './atlanticLand.ts';
import { drawWinds } from './drawWinds.ts';
import { toPoint } from './toPoint.ts';
import type { toVoyage } from './toVoyage.ts';
import styles from './VoyageChart.module.css';

interface VoyageChartProps {
  names: VoyageScene['names'] | undefined;
  voyage: ReturnType<typeof toVoyage>;
}

/** Always in view: 66° W to 8° E, 10° to 50° N. What lies around is seen where there is room. */
const VIEW = '-665 -582 745 480';

/** Meridians and parallels, ten degrees apart. */
const GRATICULE = [
  ...Array.from({ length: 18 }, (_, index) => `M${index * 100 - 1200}-700V170`),
  ...[10, 20, 30, 40, 50].map((latitude) => `M-1260 ${toPoint(`${latitude} 0`)[1]}H460`),
].join('');

const WINDS = drawWinds();

const SIDES = {
  start: { dx: -11, dy: 4, textAnchor: 'end' },
  end: { dx: 11, dy: 4, textAnchor: 'start' },
  below: { dx: 0, dy: 21, textAnchor: 'middle' },
} as const;

/** The chart, near the port of departure at first. Legs are drawn one after the other, and a ring goes ahead of each. */
export function VoyageChart({ voyage: { departure, legs }, names = [] }: VoyageChartProps) {
  const id = useId();
  const [x, y] = departure;
  return (
    <svg viewBox={VIEW} className={styles.chart} aria-hidden="true">
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop offset="0.1" stopColor="#dfe8ec" />
        <stop offset="0.5" stopColor="#cfe2e4" />
        <stop offset="0.85" stopColor="#b5dbda" />
      </linearGradient>
      <defs>
        <path d={atlanticLand} id={`${id}land`} />
      </defs>
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.near}>
          <g transform={`translate(${-x} ${-y})`}>
            <path d="M-2400-700H1700V170H-2400Z" fill={`url(#${id}sea)`} className={styles.sea} />
            <use href={`#${id}land`} className={styles.shelf} />
            <use href={`#${id}land`} className={styles.shallows} />
            <path d={GRATICULE} className={styles.graticule} />
            <path d={WINDS} className={styles.winds} />
            <use href={`#${id}land`} className={styles.land} />
            {legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
              <path key={index} d={leg} pathLength="1" className={styles.leg} data-leg={index + 1} />
            ))}
            <circle cx={x} cy={y} r="4" className={styles.departure} />
            {names.map(({ label, position, side }, index) => {
              const [left, top] = toPoint(position);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
                <text key={index} x={left} y={top} {...SIDES[side ?? 'below']} className={styles.name}>
                  {label}
                </text>
              );
            })}
            {legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
              <g key={index} className={styles.ring} data-leg={index + 1}>
                <path d={leg} pathLength="1" />
                <path d={leg} pathLength="1" />
              </g>
            ))}
          </g>
        </g>
      </g>
    </svg>
  );
}
