import styles from './DeckPlan.module.css';
import type { Room } from './getRooms.ts';

/** Room for the beam before the stern. */
export const LEFT = 44;

/** The number of a place in the list below the plan. */
export function Mark({ x, y, number }: { x: number; y: number; number: number | undefined }) {
  return (
    number && (
      <g className={styles.mark}>
        <circle cx={x} cy={y} r="11" />
        <text x={x} y={y} dy="0.36em">
          {number}
        </text>
      </g>
    )
  );
}

/** Length of a double berth and of its pillows, in metres: on a longer boat they leave more floor. */
const BERTH = 2.05;
const PILLOW = 0.38;

/** Width of a basin with its counter, in units of the drawing: what a long bathroom has more is its shower. */
const BASIN = 54;

/** A room between two bulkheads: a berth with its pillows, a bathroom, a desk; each with its number. */
export function RoomPlan({
  room: { kind, x, width },
  top,
  hull,
  metre,
  number,
}: {
  room: Room;
  top: number;
  /** Width of the hull, and a metre, in the drawing. */
  hull: number;
  metre: number;
  number: number | undefined;
}) {
  const [left, right] = [LEFT + x, LEFT + x + width];
  const berth = Math.min(width - 16, Math.round(BERTH * metre));
  const pillow = Math.round(PILLOW * metre);
  const middle = {
    cabin: left + 8 + berth / 2 + pillow / 2,
    heads: left + 6 + Math.min(width - 12, BASIN) / 2,
    desk: (left + right) / 2,
  };
  return (
    <g>
      <path d={`M${right} ${top + 2}v${hull - 4}`} className={styles.line} />
      {kind === 'cabin' && (
        <>
          <rect x={left + 8} y={top + 12} width={berth} height={hull - 24} rx="7" className={styles.berth} />
          <rect
            x={left + 13}
            y={top + 18}
            width={pillow}
            height={hull / 2 - 22}
            rx="4"
            className={styles.line}
          />
          <rect
            x={left + 13}
            y={top + hull / 2 + 4}
            width={pillow}
            height={hull / 2 - 22}
            rx="4"
            className={styles.line}
          />
        </>
      )}
      {kind === 'heads' && <Bathroom left={left + 6} width={width - 12} top={top + 7} height={hull - 14} />}
      {kind === 'desk' && (
        <>
          <rect x={left + 8} y={top + 8} width={width - 16} height="18" rx="3" className={styles.counter} />
          <rect
            x={left + 8}
            y={top + hull - 24}
            width={width - 16}
            height="16"
            rx="6"
            className={styles.berth}
          />
        </>
      )}
      <Mark x={middle[kind]} y={top + hull / 2 + 1} number={number} />
    </g>
  );
}

/** A basin, across from it the toilet, and a shower where there is room. */
function Bathroom(room: { left: number; width: number; top: number; height: number }) {
  const { left, width, top, height } = room;
  const counter = Math.min(width, BASIN);
  const middle = left + counter / 2;
  const shower = width - counter - 6;
  return (
    <>
      <path
        d={`M${left} ${top}h${counter}v13h-${counter}zM${middle - 8} ${top + height}h16v-6h-16z`}
        className={styles.counter}
      />
      <circle cx={middle} cy={top + 6.5} r="4.5" className={styles.line} />
      <ellipse cx={middle} cy={top + height - 11.5} rx="5" ry="5.5" className={styles.line} />
      {shower > 20 && (
        <>
          <rect
            x={left + width - shower}
            y={top}
            width={shower}
            height={height}
            rx="3"
            className={styles.line}
          />
          <circle cx={left + width - shower / 2} cy={top + height / 2} r="3" className={styles.line} />
        </>
      )}
    </>
  );
}
