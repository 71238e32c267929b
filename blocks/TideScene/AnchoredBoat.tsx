import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import styles from './AnchoredBoat.module.css';
import { drawStowedSails } from './drawStowedSails.ts';
import { Dog, Sailor } from './Sailor.tsx';
import type { KeeledBoat, Places } from './toPlaces.ts';
import { Way } from './Way.tsx';

const INK = '#0b2233';
const FINE = { fill: 'none', strokeWidth: 0.75, opacity: 0.6 };

interface AnchoredBoatProps {
  id: string;
  boat: KeeledBoat;
  places: Places;
}

/** The boat with her sails stowed: afloat until half tide, then on her keels. Her crew comes down at low water. */
export function AnchoredBoat({ id, boat, places: { high, half, sand } }: AnchoredBoatProps) {
  const drawn = drawBoat(boat);
  const { bag, ties, jib, turns } = drawStowedSails(boat);
  const foredeck = `translate(${Math.round(boat.length * 82)} ${Math.round(toHullDimensions(boat).bow * -100) + 8})`;
  return (
    <>
      <g className={styles.come}>
        <path d={drawScour(boat.length, -sand)} fill={`url(#${id}pool)`} className={styles.scour} />
        <ellipse
          cx={boat.length * 51}
          cy={-sand - 8}
          rx={boat.length * 50}
          ry="17"
          className={styles.shadow}
        />
        <ellipse
          cx={boat.length * 49}
          cy={-sand - 4}
          rx={boat.length * 21}
          ry="10"
          className={styles.shadow}
        />
      </g>
      <Way y={-high} height={high - half} motion="boat">
        <g transform={`translate(0 ${high - half})`} stroke={INK} strokeWidth="1.1" strokeLinejoin="round">
          <path d={drawn.fins} fill={`url(#${id}bottom)`} />
          <path d={drawn.mast} fill={INK} />
          <path d={drawn.rigging} {...FINE} />
          <path d={jib} fill="#fbfaf7" />
          <path d={bag} fill={`url(#${id}house)`} />
          <path d={ties + turns} {...FINE} />
          <path d={drawn.house} fill={`url(#${id}house)`} />
          <path d={drawn.hull} fill={`url(#${id}hull)`} />
          <path d={drawn.bottom} fill={`url(#${id}bottom)`} stroke="none" />
          <path d={drawn.gleam} fill="none" stroke="#cfe3ea" opacity="0.45" />
          <path d={drawn.shade} fill={INK} fillOpacity="0.13" stroke="none" />
          <path d={drawn.glass} fill={`url(#${id}glass)`} />
          <path d={drawn.glints} fill="#fff" fillOpacity="0.16" stroke="none" />
          <path d={drawn.details + drawn.fittings} {...FINE} />
          <g transform={foredeck} className={styles.crew} data-crew="aboard">
            <Sailor />
          </g>
        </g>
      </Way>
      <g transform={`translate(-72 ${2 - sand})`} className={styles.crew} data-crew="ashore">
        <ellipse cx="-26" cy="-1" rx="64" ry="6" className={styles.shadow} />
        <Sailor />
        <g transform="translate(-58 0)">
          <Dog />
        </g>
      </g>
    </>
  );
}

/** The pool that the ebb scours around a keel. */
const drawScour = (length: number, y: number): string => {
  const [x, half] = [Math.round(length * 49), Math.round(length * 27)];
  return `M${x - half} ${y - 10}q${half / 2}-26 ${half}-14t${half} 6q-${half / 3} 22-${half} 18t-${half}-10Z`;
};
