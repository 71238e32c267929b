import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import styles from './AnchoredBoat.module.css';
import { drawStowedSails } from './drawStowedSails.ts';
import type { KeeledBoat, Places } from './toPlaces.ts';
import { Way } from './Way.tsx';

interface AnchoredBoatProps {
  id: string;
  boat: KeeledBoat;
  places: Places;
}

/** The boat with her sails stowed: afloat until half tide, then on her keels. Her crew comes down at low water. */
export function AnchoredBoat({ id, boat, places: { high, half, sand } }: AnchoredBoatProps) {
  const lines = drawBoat(boat);
  const { bag, ties, jib } = drawStowedSails(boat);
  // From the foredeck (drawBoat.ts) to the sand behind her stern.
  const ashore = `translate(${Math.round(boat.length * -88)} ${Math.round(boat.length * 8.8) + 52 - sand})`;
  return (
    <>
      <ellipse cx={boat.length * 50} cy={-sand - 8} rx={boat.length * 52} ry="22" className={styles.shadow} />
      <Way y={-high} height={high - half} motion="boat">
        <g transform={`translate(0 ${high - half})`} className={styles.boat}>
          <path d={lines.fins} className={styles.fins} />
          <path d={lines.mast} className={styles.mast} />
          <path d={lines.rigging} className={styles.fine} />
          <path d={jib + bag} className={styles.cloth} />
          <path d={ties} className={styles.fine} />
          <path d={lines.house} fill={`url(#${id}house)`} />
          <path d={lines.hull} fill={`url(#${id}hull)`} />
          <path d={lines.glass} fill={`url(#${id}glass)`} />
          <path d={lines.details} className={styles.fine} />
          <path d={lines.crew} className={styles.crew} data-crew="aboard" />
        </g>
      </Way>
      <path d={lines.crew} transform={ashore} className={styles.crew} data-crew="ashore" />
    </>
  );
}
