import styles from './DeckPlan.module.css';
import type { Room } from './getRooms.ts';

/** Width of a hull in the drawing. */
export const HULL = 86;
/** Room for the measures around the boat. */
export const MARGIN = 44;

/** A room between two bulkheads: a berth with its pillows, or a bathroom. */
export function RoomPlan({ room: { kind, x, width }, top }: { room: Room; top: number }) {
  const [left, right] = [MARGIN + x, MARGIN + x + width];
  return (
    <g>
      <path d={`M${right} ${top + 2}v${HULL - 4}`} className={styles.line} />
      {kind === 'berth' && (
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
      {kind === 'head' && (
        <>
          <circle cx={(left + right) / 2} cy={top + 24} r="9" className={styles.line} />
          <rect
            x={left + 7}
            y={top + HULL - 36}
            width={width - 14}
            height="26"
            rx="3"
            className={styles.line}
          />
        </>
      )}
      {kind === 'desk' && (
        <>
          <rect x={left + 8} y={top + 10} width={width - 16} height="20" rx="3" className={styles.line} />
          <rect
            x={left + 8}
            y={top + HULL - 26}
            width={width - 16}
            height="16"
            rx="8"
            className={styles.line}
          />
        </>
      )}
    </g>
  );
}
