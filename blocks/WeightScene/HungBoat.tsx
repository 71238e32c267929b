import { useId } from 'react';
import type { WeightScene } from '../../schemas/blocks/weight-scene.ts';
import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import { drawJoinery } from './drawJoinery.ts';
import { drawMachinery } from './drawMachinery.ts';
import { drawRigging } from './drawRigging.ts';
import { drawStructure } from './drawStructure.ts';
import styles from './HungBoat.module.css';

type HungBoatProps = Pick<WeightScene, 'length' | 'airDraught' | 'draught'>;

/** The subpaths of path data that begin anew. */
const toParts = (data: string) => data.split(/(?=M)/);

/** A boat in slings, from the side and cut open, in four parts; mast and wires go on beyond the picture. */
export function HungBoat(measures: HungBoatProps) {
  const id = useId();
  const boat = { ...measures, daggerboards: true };
  const drawn = drawBoat(boat);
  const [board = '', rudder = '', ...drive] = toParts(drawn.fins);
  const [windows = ''] = toParts(drawn.glass);
  const [, ...details] = toParts(drawn.details);
  const { bulkheads, crossbeam, slings, wires, cells } = drawStructure(boat);
  const rigging = drawRigging(boat);
  const machinery = drawMachinery(boat);
  const joinery = drawJoinery(boat);
  const [width, depth] = [Math.round(boat.length * 100) + 190, Math.round(boat.draught * 100) + 488];
  return (
    <svg
      viewBox={`-60 -480 ${width} ${depth}`}
      className={styles.boat}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <clipPath id={`${id}hull`}>
        <path d={drawn.hull} />
      </clipPath>
      <g className={styles.part} data-moment="1">
        <path d={drawn.house} className={styles.shell} />
        <path d={drawn.hull} className={styles.shell} />
        <path d={drawn.bottom} className={styles.bottom} />
        <path d={windows} className={styles.glass} />
        <path d={bulkheads} clipPath={`url(#${id}hull)`} className={styles.bulkheads} />
        <path d={details.join('')} className={styles.fine} />
        <path d={crossbeam} className={styles.body} />
      </g>
      <g className={styles.part} data-moment="2">
        <path d={board + rudder} className={styles.body} />
        <path d={rigging.bag + rigging.jib + drawn.mast} className={styles.body} />
        <path d={drawn.rigging + drawn.fittings + rigging.turns} className={styles.fine} />
        <path d={rigging.cases} className={styles.hidden} />
        <path d={rigging.wheel} />
      </g>
      <g className={styles.part} data-moment="3">
        <path d={drive.join('') + machinery.bodies} className={styles.body} />
        <path d={machinery.lines} className={styles.fine} />
      </g>
      <g className={styles.part} data-moment="4">
        <path d={joinery.bodies} className={styles.soft} />
        <path d={joinery.lines} />
        <path d={joinery.sent} className={styles.sent} />
      </g>
      <g className={styles.slings}>
        <path d={slings} />
        <path d={wires} />
        <path d={cells} className={styles.cells} />
      </g>
    </svg>
  );
}
