import styles from './DeckPlan.module.css';
import type { Room } from './getRooms.ts';

/** Width of a hull in the drawing. */
export const HULL = 86;
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

/** A room between two bulkheads: a berth with its pillows, a bathroom, a desk; each with its number. */
export function RoomPlan({
  room: { kind, x, width },
  top,
  number,
}: {
  room: Room;
  top: number;
  number: number | undefined;
}) {
  const [left, right] = [LEFT + x, LEFT + x + width];
  return (
    <g>
      <path d={`M${right} ${top + 2}v${HULL - 4}`} className={styles.line} />
      {kind === 'cabin' && (
        <>
          <rect
            x={left + 8}
            y={top + 12}
            width={width - 16}
            height={HULL - 24}
            rx="7"
            className={styles.berth}
          />
          <rect x={left + 13} y={top + 18} width="15" height={HULL / 2 - 22} rx="4" className={styles.line} />
          <rect
            x={left + 13}
            y={top + HULL / 2 + 4}
            width="15"
            height={HULL / 2 - 22}
            rx="4"
            className={styles.line}
          />
        </>
      )}
      {kind === 'heads' && (
        <>
          <circle cx={(left + right) / 2} cy={top + 19} r="8" className={styles.line} />
          <rect
            x={left + 6}
            y={top + HULL - 24}
            width={width - 12}
            height="16"
            rx="3"
            className={styles.line}
          />
        </>
      )}
      {kind === 'desk' && (
        <>
          <rect x={left + 8} y={top + 8} width={width - 16} height="18" rx="3" className={styles.line} />
          <rect
            x={left + 8}
            y={top + HULL - 24}
            width={width - 16}
            height="16"
            rx="8"
            className={styles.line}
          />
        </>
      )}
      <Mark x={(left + right) / 2 + (kind === 'cabin' ? 8 : 0)} y={top + HULL / 2 + 1} number={number} />
    </g>
  );
}
