import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Drum.module.css';
import { drawBarb } from './drawBarb.ts';
import type { Passage } from './toPassage.ts';

/** Of the paper: an hour, and a knot from the foot up. */
const HOUR = 10;
const KNOT = 16;
const HEIGHT = 224;
const END = 144 * HOUR;

/** Lines at hours are arcs: the arm of the pen turns. Some stand before the first day and after the last. */
const drawHours = (step: number) =>
  Array.from({ length: 240 / step + 1 }, (_, index) => index * step - 48)
    .map((hour) => `M${hour * HOUR} 0q-9 ${HEIGHT / 2} 0 ${HEIGHT}`)
    .join('');

const drawKnots = (step: number) =>
  Array.from(
    { length: Math.ceil(14 / step) },
    (_, index) => `M-480 ${HEIGHT - KNOT * step * index}H1920`,
  ).join('');

const PAPER = `${drawHours(2)}${drawKnots(1)}`;
const DAYS = `${drawHours(24)}${drawKnots(5)}`;

/** Through the middle of each hour of a day, from that of the last before it, rounded as a pen does. */
function drawDay(speeds: Passage['speeds'], day: number) {
  const knots = [...(speeds[day - 1]?.slice(-1) ?? []), ...(speeds[day] ?? [])];
  const start = (day === 0 ? 0.5 : -0.5) + day * 24;
  const points = knots.map((speed, index) => [(start + index) * HOUR, HEIGHT - speed * KNOT] as const);
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]?.[1] ?? y;
      const curve = `C${x - HOUR * 0.6} ${before.toFixed(1)} ${x - HOUR * 0.4} ${y.toFixed(1)} `;
      return `${index > 0 ? curve : ''}${x} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The paper of the drum: the speed of each hour, the nights in the shade, and the winds above. What is to come is bare. */
export function Drum({ passage: { speeds, best, nights, winds } }: { passage: Passage }) {
  const id = useId();
  return (
    <div className={styles.drum} aria-hidden="true">
      <div className={styles.roll}>
        <div className={styles.winds}>
          {winds.map(({ from, knots }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
            <svg key={index} viewBox="-20 -20 40 40" data-day={Math.floor(index / 4) + 1} aria-hidden="true">
              <path d={drawBarb(knots)} transform={`rotate(${from})`} />
            </svg>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${END} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.paper}
          aria-hidden="true"
        >
          <linearGradient id={`${id}night`}>
            <stop offset="0" className={styles.dusk} />
            <stop offset="0.16" className={styles.night} />
            <stop offset="0.86" className={styles.night} />
            <stop offset="1" className={styles.dusk} />
          </linearGradient>
          {speeds.map((_, day) => {
            const line = drawDay(speeds, day);
            const from = Number.parseFloat(line);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
              <g key={day} className={styles.run} data-best={day === best || undefined}>
                <path d={`M${line}V${HEIGHT}H${from}Z`} />
                <path d={`M${line}`} />
              </g>
            );
          })}
          <g className={styles.pen}>
            <path d={`M0 0q-9 ${HEIGHT / 2} 0 ${HEIGHT}H1920V0Z`} />
            <path d={`M0 0q-9 ${HEIGHT / 2} 0 ${HEIGHT}`} />
          </g>
          <path d={PAPER} className={styles.lines} />
          <path d={DAYS} className={styles.ruled} />
          {nights.map(({ from, hours }) => (
            <path
              key={from}
              d={`M${from * HOUR} 0h${hours * HOUR}V${HEIGHT}h${-hours * HOUR}Z`}
              fill={`url(#${id}night)`}
            />
          ))}
        </svg>
      </div>
      <div className={styles.scale}>
        {[10, 5].map((speed) => (
          <span key={speed}>
            <FormattedMessage id="polar.knots" values={{ knots: speed }} />
          </span>
        ))}
      </div>
    </div>
  );
}
