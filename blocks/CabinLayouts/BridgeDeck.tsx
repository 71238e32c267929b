import styles from './DeckPlan.module.css';
import type { Place } from './numberPlaces.ts';
import { Mark } from './RoomPlan.tsx';

/** Meshes of the net, in units of the drawing. */
const MESH = 9;

/**
 * Between the hulls, from stern to bow: cockpit with bench and table, saloon with settee to port and galley to starboard,
 * mast, nets on both sides of their beam; tanks, which lie below the floor, in dashes.
 */
export function BridgeDeck({
  top,
  bottom,
  places,
}: {
  top: number;
  bottom: number;
  places: ReadonlyMap<Place, number>;
}) {
  const middle = (top + bottom) / 2;
  const half = (bottom - top) / 2;
  const tanks = [
    { place: 'fuel', x: 124, width: 62, height: 26 },
    { place: 'water', x: 344, width: 50, height: half - 10 },
  ] as const;
  const [meshes, rows] = [Math.floor(82 / MESH), Math.floor((2 * half) / MESH)];
  return (
    <>
      <path
        d={`M412 ${top}${`m${MESH} 0v${2 * half}m0-${2 * half}`.repeat(meshes)}M400 ${top}${`m0 ${MESH}h94m-94 0`.repeat(rows)}`}
        className={styles.net}
      />
      <path d={`M400 ${top}q26 ${half} 0 ${2 * half}`} className={styles.hull} />
      <path
        d={`M104 ${top}V${bottom}M104 ${top}H400M104 ${bottom}H400M194 ${top}V${middle - 22}m0 44V${bottom}M494 ${top}V${bottom}`}
        className={styles.hull}
      />
      <path d={`M413 ${middle - 2.5}h81v5h-81z`} className={styles.counter} />
      <circle cx="402" cy={middle} r="4" className={styles.mast} />
      <path
        d={`M112 ${top + 6}q10 0 10 10v${2 * half - 32}q0 10-10 10h-4v-${2 * half - 12}z`}
        className={styles.berth}
      />
      <rect x="130" y={middle - 16} width="38" height="32" rx="5" className={styles.line} />
      <path
        d={`M206 ${top + 5}h108q5 0 5 5v${half - 24}q0 5-5 5h-8q-5 0-5-5v-${half - 39}h-95q-5 0-5-5v-10q0-5 5-5z`}
        className={styles.berth}
      />
      <rect x="212" y={top + 30} width="74" height={half - 45} rx="4" className={styles.line} />
      <path d={`M200 ${middle + 16}h18v${half - 39}h112v18H200z`} className={styles.counter} />
      <path
        d={`M204 ${middle + 20}h10v8h-10zM246 ${bottom - 19}h15v10h-15zM264 ${bottom - 19}h9v10h-9z`}
        className={styles.line}
      />
      {[296, 308, 320].map((x) => (
        <circle key={x} cx={x} cy={bottom - 14} r="4" className={styles.line} />
      ))}
      {tanks.flatMap(({ place, x, width, height }) =>
        places.has(place)
          ? [top + 5, bottom - 5 - height].map((y) => (
              <g key={`${place}-${y}`}>
                <rect x={x} y={y} width={width} height={height} rx="4" className={styles.tank} />
                <Mark x={x + width / 2} y={y + height / 2} number={places.get(place)} />
              </g>
            ))
          : [],
      )}
      <Mark x={149} y={middle} number={places.get('cockpit')} />
      <Mark x={262} y={middle} number={places.get('saloon')} />
    </>
  );
}
