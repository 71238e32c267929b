import { useIntl } from 'react-intl';
import styles from './Readings.module.css';
import { type KeeledBoat, type Places, STAFF } from './toPlaces.ts';
import { Way } from './Way.tsx';

/** Between two figures of the reel, in centimetres; Way.module.css stops it at whole ones. */
const LINE = 40;

/**
 * What is read while the sea falls, in front of the water: how high it stands, on a reel whose figures pass a window,
 * and beside the keel how much water the boat needs.
 */
export function Readings({ boat, places: { high, half } }: { boat: KeeledBoat; places: Places }) {
  const { formatNumber } = useIntl();
  const highest = Math.round(high / 10);
  const decimetres = Array.from({ length: highest + 1 }, (_, index) => highest - index);
  const depth = Math.round(boat.draught * 100);
  const aside = Math.round(boat.length * 67);
  return (
    <>
      <Way y={-high} height={high - half} motion="boat">
        <g transform={`translate(${aside} ${high - half})`}>
          <path d={`M-12 0h24m-12 0v${depth}m-12 0h24`} className={styles.measure} />
          <g transform={`translate(0 ${depth / 2 + 16})`}>
            <g className={`${styles.reading} ${styles.draught}`}>
              <path d="M0 0L26-30H178V30H26Z" className={styles.window} />
              <text x="101" y="13" className={styles.level}>
                {formatNumber(boat.draught, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 })}
              </text>
            </g>
          </g>
        </g>
      </Way>
      <Way y={-high} height={high}>
        <g transform={`translate(${STAFF - 142} ${high})`}>
          <g className={styles.reading}>
            <path d="M0-34H102L132 0L102 34H0Z" className={styles.window} />
            <svg y={-LINE / 2} width="104" height={LINE} aria-hidden="true">
              <Way height={LINE * highest} motion="reel">
                {decimetres.map((level, index) => (
                  <text key={level} x="54" y={index * LINE + 33} className={styles.level}>
                    {formatNumber(level / 10, { minimumFractionDigits: 1 })}
                  </text>
                ))}
              </Way>
            </svg>
          </g>
        </g>
      </Way>
    </>
  );
}
