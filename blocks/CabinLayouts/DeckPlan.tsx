import { useIntl } from 'react-intl';
import { useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import styles from './DeckPlan.module.css';
import { drawPlan } from './drawPlan.ts';
import type { Place } from './numberPlaces.ts';
import { Sole } from './Sole.tsx';
import type { PlannedBoat } from './toDeck.ts';

/** Metres. */
type Size = Pick<PlannedBoat, 'length' | 'beam'>;

/** Room around a boat in metres: for its beam, its bowsprit and its length. */
const ROOM = { left: 1.65, right: 1.1, top: 0.2, bottom: 1.85 };
const BARE_ROOM = { left: 0.2, right: 1.1, top: 0.2, bottom: 0.2 };
/** Lines of length and beam, from the boat. */
const MEASURES = { length: 0.55, beam: 0.5 };

/** The size of the words: in centimetres on phones where several boats have one scale, else a share of the width. */
const PHONE_FONT = 84;
const FONT_SHARE = 0.0145;

interface DeckPlanProps {
  boat: PlannedBoat;
  cabins: number;
  heads: number;
  /** What is named, with its number; default: nothing, where a plan only says where cabins are. */
  places?: ReadonlyMap<Place, number>;
  /** Of all boats whose plans have one scale and one size; default: this one, as large as there is room. */
  largest?: Size;
  /** Without measures, where they would be too small to be read. */
  isBare?: boolean;
  /** Of the boat alone, for a second picture that draws her again. */
  id?: string | undefined;
}

const NO_PLACES: ReadonlyMap<Place, number> = new Map();

/** What the plans of several boats need to have one scale and one size; nothing without any. */
export const findLargest = (boats: readonly Size[]): Size => ({
  length: Math.max(0, ...boats.map(({ length }) => length)),
  beam: Math.max(0, ...boats.map(({ beam }) => beam)),
});

const toCentimetres = (metres: number) => Math.round(metres * 100);
const toWidth = (length: number, room = ROOM) => room.left + length + room.right;

/** Left, top, width and height of the drawing in centimetres: the boat in the middle of what the largest needs. */
function toViewBox({ length }: Size, largest: Size, room: typeof ROOM): string {
  const left = -room.left - (largest.length - length) / 2;
  const top = -largest.beam / 2 - room.top;
  const down = room.top + largest.beam + room.bottom;
  return [left, top, toWidth(largest.length, room), down].map(toCentimetres).join(' ');
}

/**
 * The deck plan of a catamaran, port up and bow to the right, with its length and beam, and the numbers of its places. It
 * has all the width there is; where `largest` says how large the picture is, plans have one scale.
 */
export function DeckPlan({
  boat,
  cabins,
  heads,
  places = NO_PLACES,
  largest,
  isBare = false,
  id,
}: DeckPlanProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { length, beam } = boat;
  const { metres, feet } = useLength(length);
  const across = formatNumber(beam, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  const plan = drawPlan(boat, cabins, heads);
  const { soft, hard, line } = plan.furniture;
  const [end, side] = [length, beam / 2].map(toCentimetres) as [number, number];
  const [foot, left] = [side + 100 * MEASURES.length, -100 * MEASURES.beam];
  return (
    <svg
      viewBox={toViewBox(boat, largest ?? boat, isBare ? BARE_ROOM : ROOM)}
      width="100%"
      fontSize={largest ? PHONE_FONT : Math.round(100 * FONT_SHARE * toWidth(length))}
      data-bare={isBare || undefined}
      data-large={!largest || undefined}
      role="img"
      aria-label={formatMessage({ id: 'cabinLayouts.plan' }, { cabins, length: metres, beam: across })}
      className={styles.plan}
    >
      <g id={id}>
        <path d={plan.nets} className={styles.net} />
        <path d={plan.spars} className={styles.counter} />
        <path d={plan.floor} className={styles.hull} />
        {!largest && <Sole floor={plan.floor} />}
        {plan.hulls.map((hull) => (
          <path key={hull} d={hull} className={styles.hull} />
        ))}
        <path d={plan.bulkheads} className={styles.wall} />
        <path d={soft} className={styles.berth} />
        <path d={hard} className={styles.counter} />
        <path d={line + plan.track} className={styles.line} />
        <path d={plan.mast + plan.daggerboards} className={styles.mast} />
      </g>
      {(['fuel', 'water'] as const).map(
        (place) =>
          places.has(place) && (
            <path
              key={place}
              d={plan.tanks[place].map((tank) => tank.path).join('')}
              className={styles.tank}
            />
          ),
      )}
      {plan.marks.map(({ place, x, y }) => (
        <Mark
          key={`${place} ${x} ${y}`}
          x={toCentimetres(x)}
          y={toCentimetres(-y)}
          number={places.get(place)}
        />
      ))}
      {!isBare && (
        <>
          <path
            d={`M0 ${foot}h${end}m0-18v36m${-end}-36v36M${left} ${-side}v${2 * side}m-18 0h36m-36${-2 * side}h36`}
            className={styles.measure}
          />
          <text x={end / 2} y={foot} dy="1.25em" className={styles.figure}>
            {`${metres} · ${feet}`}
          </text>
          <g className={styles.across}>
            <text transform={`translate(${left} 0) rotate(-90)`} dy="-0.35em" className={styles.figure}>
              {across}
            </text>
          </g>
        </>
      )}
    </svg>
  );
}

/** The number of a place in the list below the plan. */
const Mark = ({ x, y, number }: { x: number; y: number; number: number | undefined }) =>
  number && (
    <g className={styles.mark}>
      <circle cx={x} cy={y} r="32" />
      <text x={x} y={y} dy="0.36em">
        {number}
      </text>
    </g>
  );
