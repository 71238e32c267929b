import { useIntl } from 'react-intl';
import styles from './DeckPlan.module.css';
import { getRooms } from './getRooms.ts';
import { HULL, MARGIN, RoomPlan } from './RoomPlan.tsx';

/** Width of the drawing's boat, from stern to bow; the heights follow from the beam. */
const LENGTH = 520;

/** A hull from above, bow to the right. */
const hullPath = (top: number) =>
  `M${MARGIN + 4} ${top + 8}q0-8 9-8h${LENGTH - 190}q118 4 177 ${HULL / 2}q-59 ${HULL / 2 - 4} -177 ${HULL / 2}h-${LENGTH - 190}q-9 0-9-8z`;

interface DeckPlanProps {
  cabins: number;
  /** Metres. */
  length: number;
  /** Metres. */
  beam: number;
}

/** The deck plan of a catamaran to scale, from length, beam and number of cabins, with its measures. */
export function DeckPlan({ cabins, length, beam }: DeckPlanProps) {
  const { formatMessage, formatNumber } = useIntl();
  const toMetres = (metres: number) =>
    formatNumber(metres, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  const height = Math.round((LENGTH * beam) / length);
  const [top, bottom] = [MARGIN, MARGIN + height - HULL];
  const [deck, middle] = [top + HULL, top + height / 2];
  const [port, starboard] = getRooms(cabins, LENGTH - 150);
  const foot = MARGIN + height + 26;
  return (
    <svg
      viewBox={`0 0 ${LENGTH + 2 * MARGIN} ${height + 2 * MARGIN + 8}`}
      role="img"
      aria-label={formatMessage(
        { id: 'cabinLayouts.plan' },
        { cabins, length: toMetres(length), beam: toMetres(beam) },
      )}
      className={styles.plan}
    >
      <path
        d={`M${MARGIN + 60} ${deck}V${bottom}M${MARGIN + 60} ${deck}H400M${MARGIN + 60} ${bottom}H400`}
        className={styles.line}
      />
      <path d={`M400 ${deck}q26 ${(bottom - deck) / 2} 0 ${bottom - deck}`} className={styles.hull} />
      <path d={`M${MARGIN + 150} ${deck}V${bottom}`} className={styles.line} />
      <path
        d={`M410 ${deck + 6}L486 ${bottom - 6}M486 ${deck + 6}L410 ${bottom - 6}M494 ${deck}V${bottom}`}
        className={styles.net}
      />
      <rect
        x={MARGIN + 78}
        y={deck + 14}
        width="52"
        height={bottom - deck - 28}
        rx="9"
        className={styles.line}
      />
      <rect
        x={MARGIN + 176}
        y={deck + 12}
        width="70"
        height={(bottom - deck) / 2 - 18}
        rx="5"
        className={styles.line}
      />
      <path
        d={`M${MARGIN + 176} ${middle + 14}h104v${(bottom - deck) / 2 - 28}h-104`}
        className={styles.line}
      />
      <circle cx={MARGIN + 318} cy={middle} r="15" className={styles.line} />
      {[
        { rooms: port, y: top },
        { rooms: starboard, y: bottom },
      ].map(({ rooms, y }) => (
        <g key={y}>
          <path d={hullPath(y)} className={styles.hull} />
          {rooms.map((room) => (
            <RoomPlan key={room.x} room={room} top={y} />
          ))}
        </g>
      ))}
      <path
        d={`M${MARGIN} ${foot}h${LENGTH}m0-5v10m-${LENGTH}-10v10M20 ${top}v${height}m-5 0h10m-10-${height}h10`}
        className={styles.measure}
      />
      <text x={MARGIN + LENGTH / 2} y={foot + 20} className={styles.figure}>
        {toMetres(length)}
      </text>
      <text x={-middle} y="12" className={styles.figure} transform="rotate(-90)">
        {toMetres(beam)}
      </text>
    </svg>
  );
}
