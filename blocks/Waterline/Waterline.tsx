import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Waterline as WaterlineProps } from '../../schemas/blocks/waterline.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatDrawing, BuoyDrawing } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { AIR, type Frame, toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import { TideStaff } from './TideStaff.tsx';
import styles from './Waterline.module.css';

type Boat = WaterlineProps['boats'][number];

/** Boats without measures follow those with, in the editor's order. */
const byLength = (one: Boat, other: Boat) =>
  (one.profile?.length ?? Number.POSITIVE_INFINITY) - (other.profile?.length ?? Number.POSITIVE_INFINITY) ||
  0;

/**
 * Boats from the side, afloat on one waterline and to one scale; each leads to its page. Sails go up while the picture
 * is scrolled into view, in CSS alone.
 */
export function Waterline({ heading, text, boats, link }: WaterlineProps) {
  const sorted = boats.toSorted(byLength);
  const frame = toFrame(sorted.map(({ profile }) => profile));
  return (
    <Section className={styles.section} heading={heading} background="haze">
      <div className={`grid ${styles.intro}`}>
        <SectionIntro text={text} />
      </div>
      <div className={styles.scene} data-priced={boats.some(({ price }) => price) || undefined}>
        <Sea frame={frame} />
        {/* What scrolls must be reached by keyboard (WCAG 2.1.1): by its links, or itself. */}
        <ol
          className={styles.fleet}
          tabIndex={boats.some(({ url }) => url) ? undefined : 0}
          aria-label={heading}
        >
          <li aria-hidden="true">
            <TideStaff frame={frame} />
          </li>
          {sorted.map((boat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two boats may have one name, and their order never changes
            <BoatItem key={index} boat={boat} frame={frame} />
          ))}
        </ol>
        <div className={styles.track} aria-hidden="true">
          <div className={styles.thumb} />
        </div>
      </div>
      {link && (
        <div className={`grid ${styles.foot}`} data-background="deep">
          <div>
            <ActionLink link={link} />
          </div>
        </div>
      )}
    </Section>
  );
}

/** The water in front of the boats, as high as the scene; it stays while they are scrolled to the side. */
function Sea({ frame: { top, depth, width } }: { frame: Frame }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 ${-top} ${width} ${top + depth}`}
      preserveAspectRatio="none"
      className={styles.sea}
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.surface} />
        <stop offset="0.45" className={styles.middle} />
        <stop offset="1" className={styles.depth} />
      </linearGradient>
      <rect width={width} height={depth} fill={`url(#${id})`} />
      <path d={`M0 0H${width}`} className={styles.waterline} />
    </svg>
  );
}

function BoatItem({ boat, frame }: { boat: Boat; frame: Frame }) {
  const { title, label, url, profile, price, delivery } = boat;
  const drawing = profile ? <BoatDrawing profile={profile} frame={frame} /> : <BuoyDrawing frame={frame} />;
  const words = (
    <div className={styles.words} data-background="deep">
      {profile && <Measure length={profile.length} />}
      {label && <p className="eyebrow">{label}</p>}
      <ItemHeading className={styles.name}>{joinName(title)}</ItemHeading>
      {profile && <Length metres={profile.length} />}
      {price && <p className={styles.price}>{price}</p>}
      {delivery && <p className={styles.delivery}>{delivery}</p>}
    </div>
  );
  return (
    <li className={styles.boat}>
      {url ? (
        <a href={url} className={styles.link}>
          {drawing}
          {words}
        </a>
      ) : (
        <div className={styles.link}>
          {drawing}
          {words}
        </div>
      )}
    </li>
  );
}

/** A line as long as the boat above it. */
function Measure({ length }: { length: number }) {
  const end = Math.round(length * 100);
  return (
    <svg
      viewBox={`${-AIR} -10 ${end + 2 * AIR} 20`}
      preserveAspectRatio="none"
      className={styles.measure}
      aria-hidden="true"
    >
      <path d={`M0 0H${end}M0-9V9M${end}-9V9`} />
    </svg>
  );
}

const FEET_PER_METRE = 1 / 0.3048;

/** In metres, and in feet as boats are called by. */
function Length({ metres }: { metres: number }) {
  const { formatNumber } = useIntl();
  return (
    <p className={styles.length}>
      {formatNumber(metres, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 })}
      {' · '}
      {formatNumber(Math.round(metres * FEET_PER_METRE), {
        style: 'unit',
        unit: 'foot',
        unitDisplay: 'long',
      })}
    </p>
  );
}
