import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { CrewScene } from '../../schemas/blocks/crew-scene.ts';
import { useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { drawPlan } from '../CabinLayouts/drawPlan.ts';
import { planShapes } from '../CabinLayouts/planShapes.ts';
import styles from './CrewPlan.module.css';
import { drawSleepers } from './drawSleepers.ts';
import { type Bed, toBeds } from './toBeds.ts';

/** Around the boat, in centimetres. */
const AIR = 40;

/** How far a lamp shines through the saloon. */
const GLOW = 1.75;

const toKey = ({ space }: Bed) => `${space.x} ${space.middle}`;

const drawFloor = ({ space: { x, width, middle, height } }: Bed) =>
  planShapes.box(x, middle - height / 2, width, height, 0.05);

const drawGlow = ({ space: { x, width, middle } }: Bed) => planShapes.disc(x + width / 2, middle, GLOW);

/** The deck plan by night, bow to the right; each moment lights its cabins, with those who sleep there. */
export function CrewPlan({ cabins, heads, moments, ...boat }: Omit<CrewScene, 'heading'>) {
  const id = useId();
  const { formatMessage, formatNumber } = useIntl();
  const { metres } = useLength(boat.length);
  const beam = formatNumber(boat.beam, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  const plan = drawPlan(boat, cabins, heads);
  const lit = moments.map(({ label, beds }) => ({ label, beds: toBeds(beds, plan.cabins, plan.deck) }));
  const { soft, hard, line } = plan.furniture;
  const [length, side] = [boat.length * 100, boat.beam * 50];
  return (
    <svg
      viewBox={[-AIR, -side - AIR, length + 2 * AIR, 2 * (side + AIR)].map(Math.round).join(' ')}
      role="img"
      aria-label={formatMessage({ id: 'cabinLayouts.plan' }, { cabins, length: metres, beam })}
      className={styles.plan}
    >
      <radialGradient id={`${id}lamp`} cx="0.35" r="0.75">
        <stop offset="0" stopColor="#ffe0ad" />
        <stop offset="1" stopColor="#cf8a3a" />
      </radialGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0.2" stopColor="#f0b265" stopOpacity="0.75" />
        <stop offset="1" stopColor="#f0b265" stopOpacity="0" />
      </radialGradient>
      <clipPath id={`${id}inside`}>
        <path d={plan.hulls.join('')} />
      </clipPath>
      <path d={plan.nets} className={styles.net} />
      <path d={plan.spars} className={styles.hard} />
      <path d={plan.floor} className={styles.hull} />
      <path d={plan.hulls.join('')} className={styles.hull} />
      {lit.map(({ label, beds }) => (
        <g key={label} className={styles.lit}>
          {beds.map((bed) =>
            bed.isCabin ? (
              <path
                key={toKey(bed)}
                d={drawFloor(bed)}
                fill={`url(#${id}lamp)`}
                clipPath={`url(#${id}inside)`}
              />
            ) : (
              <path key={toKey(bed)} d={drawGlow(bed)} fill={`url(#${id}glow)`} />
            ),
          )}
        </g>
      ))}
      <path d={plan.bulkheads} className={styles.wall} />
      <path d={soft} className={styles.soft} />
      <path d={hard} className={styles.hard} />
      <path d={line + plan.track} className={styles.line} />
      <path d={plan.mast + plan.daggerboards} className={styles.mast} />
      {lit.map(({ label, beds }) => {
        const drawn = beds.map(drawSleepers);
        const join = (part: keyof (typeof drawn)[number]) => drawn.map((bed) => bed[part]).join('');
        return (
          <g key={label} className={styles.lit}>
            <path d={join('linen')} className={styles.linen} />
            <path d={join('shoulders')} className={styles.body} />
            <path d={join('heads')} className={styles.head} />
            <path d={join('blanket')} className={styles.blanket} />
            <path d={join('bodies')} className={styles.body} />
          </g>
        );
      })}
    </svg>
  );
}
