import { useIntl } from 'react-intl';
import { drawPlan } from '../CabinLayouts/drawPlan.ts';
import styles from './PolarDiagram.module.css';
import { BestMarks, WindName } from './PolarMarks.tsx';
import { KNOT, polarShapes, toPlace } from './polarShapes.ts';
import type { WindCurve } from './toCurve.ts';
import { usePolarNumbers } from './usePolarNumbers.ts';

/** Knots between two rings. */
const RING = 2;
const ANGLES = [45, 60, 75, 90, 105, 120, 135, 150, 165, 180];
/** Those that have words. */
const NAMED = [45, 60, 90, 120, 150];
/** The boat is drawn this many knots long. */
const BOAT = 4.2;

interface PolarDiagramProps {
  winds: readonly WindCurve[];
  boat: { length: number; beam: number };
}

/** The curves of all winds around the boat from above, bow and wind at the top. A knot is 40 units from the middle. */
export function PolarDiagram({ winds, boat }: PolarDiagramProps) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const { toDegrees } = usePolarNumbers();
  const fastest = Math.max(1, ...winds.flatMap(({ curve }) => curve.map(({ speed }) => speed)));
  const rings = Array.from({ length: Math.ceil(fastest / RING) }, (_, index) => (index + 1) * RING);
  const edge = rings.length * RING;
  const plan = drawPlan({ ...boat, hullShape: 'slender', helm: 'outboard' }, 3, 2);
  const scale = ((BOAT * KNOT) / (boat.length * 100)).toFixed(3);
  const toUnits = (knots: number) => Math.round(knots * KNOT);
  const [side, up, down] = [toUnits(edge + 1.6), toUnits(edge * 0.85 + 0.7), toUnits(edge + 0.3)] as const;
  return (
    <svg
      viewBox={`${-side} ${-up} ${2 * side} ${up + down}`}
      role="img"
      aria-label={formatMessage(
        { id: 'polar.diagram' },
        { winds: formatList(winds.map(({ wind }) => String(wind))) },
      )}
      className={styles.diagram}
    >
      <path d={rings.map(polarShapes.ring).join('')} className={styles.ring} />
      <path d={ANGLES.map((angle) => polarShapes.spoke(angle, 1, edge)).join('')} className={styles.spoke} />
      {winds.map(({ wind, curve }, index) => (
        <g key={wind} data-wind={index}>
          <path d={`${polarShapes.curve(curve)}L0 0Z`} className={styles.area} />
          <path d={polarShapes.curve(curve)} className={styles.curve} />
        </g>
      ))}
      {winds.map(({ wind, curve }, index) => (
        <WindName key={wind} curve={curve} index={index} words={formatNumber(wind)} />
      ))}
      {rings.map((speed) => (
        <text key={speed} x={-speed * KNOT} y="-8" className={styles.figure}>
          {speed}
        </text>
      ))}
      {NAMED.map((angle) => {
        const { x, y } = toPlace({ angle, speed: edge + 0.55 });
        return (
          <text key={angle} x={x} y={y + 8} className={styles.figure}>
            {toDegrees(angle)}
          </text>
        );
      })}
      {winds.map(({ wind, best }, index) => (
        <g key={wind} className={styles.chosen} data-wind={index}>
          <BestMarks wind={wind} best={best} top={-up} />
        </g>
      ))}
      <g transform={`rotate(-90) scale(${scale}) translate(${-boat.length * 50} 0)`} className={styles.boat}>
        <path d={plan.nets} className={styles.net} />
        <path d={plan.spars} />
        <path d={plan.floor} />
        {plan.hulls.map((hull) => (
          <path key={hull} d={hull} />
        ))}
        <path d={plan.mast} className={styles.mast} />
      </g>
    </svg>
  );
}
