import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import styles from './BoatDrawing.module.css';
import { drawBoat } from './drawing/drawBoat.ts';
import { AIR, type Frame } from './toFrame.ts';

/** A boat from the side in a frame as high as that of every other boat, so that equal heights are one scale. */
export function BoatDrawing({ profile, frame }: { profile: BoatProfile; frame: Frame }) {
  const boat = drawBoat(profile);
  return (
    <svg
      viewBox={`${-AIR} ${-frame.top} ${Math.round(profile.length * 100) + 2 * AIR} ${frame.top + frame.depth}`}
      className={styles.drawing}
      data-rig={profile.daggerboards ? 'fast' : undefined}
      aria-hidden="true"
    >
      <path d={boat.fins} className={styles.fins} />
      <g className={styles.mainsail} data-sail="main">
        <path d={boat.mainsail} className={styles.sail} />
        <path d={boat.battens} className={styles.fine} />
      </g>
      <path d={boat.mast} className={styles.mast} />
      <path d={boat.rigging} className={styles.fine} />
      <path d={boat.house} className={styles.white} />
      <path d={boat.hull} className={styles.white} />
      <path d={boat.glass} className={styles.glass} />
      <path d={boat.details} className={styles.fine} />
      <g className={styles.headsail}>
        <path d={boat.headsail} className={styles.sail} />
        <path d={boat.seams} className={styles.fine} />
      </g>
      <path d={boat.crew} className={styles.crew} />
    </svg>
  );
}

/** The place of a boat without measures: a mooring buoy. */
export function BuoyDrawing({ frame }: { frame: Frame }) {
  return (
    <svg
      viewBox={`-500 ${-frame.top} 1000 ${frame.top + frame.depth}`}
      className={styles.drawing}
      aria-hidden="true"
    >
      <path d={`M0 30V${frame.depth}`} className={styles.chain} />
      <path d="M-55 0a55 55 0 1 1 110 0a55 40 0 0 1-110 0ZM-22-52V-78H22V-52" className={styles.white} />
    </svg>
  );
}
