import { useIntl } from 'react-intl';
import { BridgeDeck } from './BridgeDeck.tsx';
import styles from './DeckPlan.module.css';
import { type Room, STEPS } from './getRooms.ts';
import type { Place } from './numberPlaces.ts';
import { LEFT, RoomPlan } from './RoomPlan.tsx';

/** Length of every boat in the drawing; heights follow from its beam, so that the layouts of a boat have one scale. */
const LENGTH = 520;
/** Room above the boat, and behind its bow. */
const EDGE = 6;
const WIDTH = LEFT + LENGTH + EDGE;
/** The length that a hull has for rooms. */
export const ROOMS = LENGTH - 150;

/** How much of the beam one hull takes. */
const HULL_SHARE = 0.27;

/** A hull from above, bow to the right. */
const hullPath = (top: number, hull: number) =>
  `M${LEFT} ${top + 8}q0-8 9-8h${LENGTH - 186}q118 4 177 ${hull / 2}q-59 ${hull / 2 - 4} -177 ${hull / 2}h-${LENGTH - 186}q-9 0-9-8z`;

/** Steps from the stern up to the deck, and the bulkhead before the first room. */
const stepsPath = (top: number, hull: number) =>
  `M${LEFT + 9} ${top + 9}${`v${hull - 18}m8-${hull - 18}`.repeat(3)}M${LEFT + STEPS} ${top + 2}v${hull - 4}`;

/** Metres. */
interface Size {
  length: number;
  beam: number;
}

interface DeckPlanProps extends Size {
  cabins: number;
  /** Of the port hull and the other. */
  hulls: readonly (readonly Room[])[];
  /** What is named, with its number. */
  places: ReadonlyMap<Place, number>;
  /** Of all boats whose plans have one scale and one size; default: this one. */
  largest?: Size;
}

const toHeight = ({ length, beam }: Size) => Math.round((LENGTH * beam) / length);

/** The drawing of a boat with its measures. */
const toFoot = (height: number) => EDGE + height + 54;

/** The deck plan of a catamaran to scale, with its length and beam, and the numbers of its places. */
export function DeckPlan({ cabins, hulls, places, largest, ...size }: DeckPlanProps) {
  const { length, beam } = size;
  const { formatMessage, formatNumber } = useIntl();
  const toMetres = (metres: number) =>
    formatNumber(metres, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  const height = toHeight(size);
  const hull = Math.round(HULL_SHARE * height);
  const scale = largest ? largest.length / length : 1;
  const [across, down] = [scale * WIDTH, scale * toFoot(toHeight(largest ?? size))];
  const [top, bottom] = [EDGE, EDGE + height - hull];
  const foot = EDGE + height + 20;
  return (
    <svg
      viewBox={`${(WIDTH - across) / 2} ${(toFoot(height) - down) / 2} ${across} ${down}`}
      role="img"
      aria-label={formatMessage(
        { id: 'cabinLayouts.plan' },
        { cabins, length: toMetres(length), beam: toMetres(beam) },
      )}
      className={styles.plan}
    >
      <BridgeDeck top={top + hull} bottom={bottom} places={places} />
      {hulls.map((rooms, index) => {
        const y = index === 0 ? top : bottom;
        return (
          <g key={y}>
            <path d={hullPath(y, hull)} className={styles.hull} />
            <path d={stepsPath(y, hull)} className={styles.line} />
            {rooms.map((room) => (
              <RoomPlan
                key={room.x}
                room={room}
                top={y}
                hull={hull}
                metre={LENGTH / length}
                number={places.get(room.kind)}
              />
            ))}
          </g>
        );
      })}
      <path
        d={`M${LEFT} ${foot}h${LENGTH}m0-5v10m-${LENGTH}-10v10M34 ${top}v${height}m-5 0h10m-10-${height}h10`}
        className={styles.measure}
      />
      {/* Figures have one size, however small the boat. */}
      <g transform={`translate(${LEFT + LENGTH / 2} ${foot + 8}) scale(${scale})`}>
        <text y="18" className={styles.figure}>
          {toMetres(length)}
        </text>
      </g>
      <g transform={`translate(34 ${top + height / 2}) rotate(-90) scale(${scale})`}>
        <text y="-10" className={styles.figure}>
          {toMetres(beam)}
        </text>
      </g>
    </svg>
  );
}
