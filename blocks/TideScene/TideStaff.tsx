import styles from './TideStaff.module.css';
import { type Places, STAFF } from './toPlaces.ts';

/** Of the board, in centimetres. */
const WIDTH = 46;
const ABOVE = 60;
const BELOW = 70;

/** A tide staff in its channel, marked each decimetre from low water. */
export function TideStaff({ places: { high } }: { places: Places }) {
  const decimetres = Array.from({ length: Math.round((high + ABOVE) / 10) }, (_, index) => index);
  const metres = decimetres.filter((index) => index % 10 === 0 && index * 10 <= high);
  const toMark = (index: number) =>
    `M${STAFF} ${-10 * index}h${index % 10 === 0 ? WIDTH : index % 5 === 0 ? 20 : 12}v-5H${STAFF}Z`;
  return (
    <>
      <path d={`M${STAFF - 9} ${BELOW}V${-high - ABOVE - 16}h9V${BELOW}Z`} className={styles.pile} />
      <path d={`M${STAFF} ${BELOW}V${-high - ABOVE}h${WIDTH}V${BELOW}Z`} className={styles.board} />
      <path d={decimetres.map(toMark).join('')} className={styles.mark} />
      {metres.map((index) => (
        <text key={index} x={STAFF + 23} y={-10 * index - 10} className={styles.figure}>
          {index / 10}
        </text>
      ))}
    </>
  );
}
