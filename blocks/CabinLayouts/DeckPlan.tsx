import { useIntl } from 'react-intl';
import { useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import styles from './DeckPlan.module.css';
import { drawPlan } from './drawPlan.ts';
import type { Place } from './numberPlaces.ts';
import { ScaleBar } from './ScaleBar.tsx';
import type { PlannedBoat } from './toDeck.ts';

/** Metres. */
type Size = Pick<PlannedBoat, 'length' | 'beam'>;

/** Room around a boat in metres: for its beam, its bowsprit, its length and the scale. */
const ROOM = { left: 1.75, right: 1.1, top: 0.3, bottom: 4.05 };
const BARE_ROOM = { left: 0.2, right: 1.1, top: 0.2, bottom: 0.2 };
/** Lines of length and beam, and the scale, from the boat. */
const MEASURES = { length: 0.55, beam: 0.5, scale: 2.9 };

/** The boat whose plan fills the width there is; the plans of shorter ones are narrower, to one scale. */
const FULL_LENGTH = 18.3;

/** Of the words on phones, where that boat fills the width, too; those of shorter ones are as large on the screen. */
const PHONE_FONT = 84;

interface DeckPlanProps {
  boat: PlannedBoat;
  cabins: number;
  heads: number;
  /** What is named, with its number; default: nothing, where a plan only says where cabins are. */
  places?: ReadonlyMap<Place, number>;
  /** Of all boats whose plans have one scale and one size; default: this one. */
  largest?: Size;
  /** Without measures and scale, where they would be too small to be read. */
  isBare?: boolean;
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
 * The deck plan of a catamaran, port up and bow to the right, with its length and beam, a scale, and the numbers of its
 * places. Its width follows from the length of the boat, so that all plans have one scale, unless `largest` says how
 * large the picture is; on phones it has all the width there is.
 */
export function DeckPlan({
  boat,
  cabins,
  heads,
  places = NO_PLACES,
  largest,
  isBare = false,
}: DeckPlanProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { length, beam } = boat;
  const { metres, feet } = useLength(length);
  const across = formatNumber(beam, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  const plan = drawPlan(boat, cabins, heads);
  const { soft, hard, line } = plan.furniture;
  const [end, side] = [length, beam / 2].map(toCentimetres) as [number, number];
  const [foot, left] = [side + 100 * MEASURES.length, -100 * MEASURES.beam];
  const share = largest ? 1 : Math.min(1, toWidth(length) / toWidth(FULL_LENGTH));
  return (
    <svg
      viewBox={toViewBox(boat, largest ?? boat, isBare ? BARE_ROOM : ROOM)}
      width={`${(100 * share).toFixed(1)}%`}
      fontSize={Math.round(PHONE_FONT * share)}
      data-bare={isBare || undefined}
      role="img"
      aria-label={formatMessage({ id: 'cabinLayouts.plan' }, { cabins, length: metres, beam: across })}
      className={styles.plan}
    >
      <path d={plan.nets} className={styles.net} />
      <path d={plan.spars} className={styles.counter} />
      <path d={plan.floor} className={styles.hull} />
      {plan.hulls.map((hull) => (
        <path key={hull} d={hull} className={styles.hull} />
      ))}
      <path d={plan.bulkheads} className={styles.wall} />
      <path d={soft} className={styles.berth} />
      <path d={hard} className={styles.counter} />
      <path d={line + plan.track} className={styles.line} />
      <path d={plan.mast + plan.daggerboards} className={styles.mast} />
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
          <text transform={`translate(${left} 0) rotate(-90)`} dy="-0.35em" className={styles.figure}>
            {across}
          </text>
          <ScaleBar x={0} y={side + 100 * MEASURES.scale} />
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
