import { useId } from 'react';
import { AnchoredBoat } from './AnchoredBoat.tsx';
import { drawFinds } from './drawFinds.ts';
import { drawGround, drawLayers } from './drawGround.ts';
import { drawWater, drawWave } from './drawWave.ts';
import { Flats } from './Flats.tsx';
import { Levels } from './Levels.tsx';
import { Ramps } from './Ramps.tsx';
import { Readings } from './Readings.tsx';
import styles from './Scene.module.css';
import { TideStaff } from './TideStaff.tsx';
import { type KeeledBoat, toPlaces, WIDE } from './toPlaces.ts';
import { Way } from './Way.tsx';

/** Below low water, where the ground ends in the dark behind the words. */
const BOTTOM = 190;

/** Gulls over the stern. */
const GULLS = 'M-45-700q18-16 30 2q14-18 32-2M62-742q14-12 23 2q10-14 24-2M20-788q9-8 15 1q7-9 15-1';

/** Sand as it is stippled. */
const GRAINS =
  'M6 8h2M31 3h1M52 12h2M78 6h2M18 19h1M42 24h2M66 21h1M88 27h2M9 33h2M28 38h1M55 36h1M74 42h2M40 47h2M14 50h1M62 51h2M91 48h1';

interface SceneProps {
  boat: KeeledBoat;
  /** Metres. */
  range: number;
  /** Names of high water, half tide and low water. */
  names: readonly string[];
}

/** The scene in centimetres from the stern and above low water; it overflows to the edges of the stage. */
export function Scene({ boat, range, names }: SceneProps) {
  const id = useId();
  const places = toPlaces(boat, range);
  const { high, sand, horizon } = places;
  const { ground, edge } = drawGround(places, BOTTOM + 15);
  // Above it the sky of the stage goes on, in the colour that it has there.
  const sky = `M${WIDE.left} ${-horizon}v-540H${WIDE.right}v540Z`;
  return (
    <svg viewBox={`-455 -1000 1775 ${1000 + BOTTOM}`} className={styles.scene} aria-hidden="true">
      <Ramps id={id} />
      <path d={sky} fill={`url(#${id}dawn)`} />
      <path d={sky} fill={`url(#${id}noon)`} className={styles.noon} />
      <path d={GULLS} className={styles.gulls} />
      <Flats id={id} places={places} />
      <TideStaff places={places} />
      <AnchoredBoat id={id} boat={boat} places={places} />
      <Way y={-high} height={high}>
        <g transform={`translate(0 ${high})`}>
          <path d={drawWater(7, 460, 0.1, 700)} fill={`url(#${id}back)`} className={styles.slow} />
          <path
            d={drawWater(9, 620, 0.6, 700)}
            data-part="sea"
            fill={`url(#${id}sea)`}
            className={styles.quick}
          />
          <path d={drawWave(9, 620, 0.6)} className={`${styles.crest} ${styles.quick}`} />
          <g transform="translate(40 13)">
            <path d={drawWave(9, 620, 0.6)} className={`${styles.flecks} ${styles.quick}`} />
          </g>
          <g transform="translate(0 34)">
            <path d={drawWave(5, 340, 0.3)} className={`${styles.gleam} ${styles.slow}`} />
          </g>
        </g>
      </Way>
      <g fill={`url(#${id}ground)`}>
        <path id={`${id}sand`} d={ground} data-part="sand" />
      </g>
      <pattern id={`${id}grains`} width="96" height="54" patternUnits="userSpaceOnUse">
        <path d={GRAINS} className={styles.grains} />
      </pattern>
      <use href={`#${id}sand`} fill={`url(#${id}grains)`} />
      <clipPath id={`${id}below`}>
        <use href={`#${id}sand`} />
      </clipPath>
      <g transform={`translate(0 ${-sand})`}>
        <path d={drawLayers()} className={styles.layers} />
        <path d={drawFinds()} className={styles.finds} />
      </g>
      <path d={edge} clipPath={`url(#${id}below)`} className={styles.wet} />
      <path d={edge} className={styles.edge} />
      <Levels places={places} length={Math.round(boat.length * 100)} names={names} />
      <Readings boat={boat} places={places} />
    </svg>
  );
}
