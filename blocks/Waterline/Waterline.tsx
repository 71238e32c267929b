import type { Waterline as WaterlineProps } from '../../schemas/blocks/waterline.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatDrawing, BuoyDrawing, Sea, useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
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
 * Boats from the side, afloat on one waterline and to one scale; each leads to its page, and what is said of her stands
 * below her. Where a screen is too narrow for all, the picture is wider than the screen and scrolls to the side. Sails
 * go up while the picture is scrolled into view, in CSS alone.
 */
export function Waterline({ heading, text, boats, terms, link }: WaterlineProps) {
  const sorted = boats.toSorted(byLength);
  const frame = toFrame(sorted.map(({ profile }) => profile));
  return (
    <Section className={styles.section} heading={heading} background="haze">
      <div className={`grid ${styles.intro}`}>
        <SectionIntro text={text} />
        {terms && <p className={styles.terms}>{terms}</p>}
      </div>
      <div className={styles.scene} data-priced={boats.some(({ price }) => price) || undefined}>
        <div className={styles.picture}>
          <Sea frame={frame} className={styles.sea} />
          <ol className={styles.fleet} aria-label={heading}>
            {sorted.map((boat, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two boats may have one name, and their order never changes
              <BoatItem key={index} boat={boat} frame={frame} />
            ))}
            <li aria-hidden="true">
              <TideStaff frame={frame} />
            </li>
          </ol>
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

function BoatItem({ boat, frame }: { boat: Boat; frame: Frame }) {
  const { title, label, url, profile, price, room, delivery } = boat;
  const content = (
    <>
      {profile ? <BoatDrawing profile={profile} frame={frame} /> : <BuoyDrawing frame={frame} />}
      <div className={styles.words}>
        {profile && <Measure length={profile.length} />}
        {label && <p className="eyebrow">{label}</p>}
        <ItemHeading className={styles.name}>{joinName(title)}</ItemHeading>
        {profile && <Length metres={profile.length} />}
        {room && <p className={styles.room}>{room}</p>}
        {price && <p className={styles.price}>{price}</p>}
        {delivery && <p className={styles.delivery}>{delivery}</p>}
      </div>
    </>
  );
  return (
    <li className={styles.boat} data-mark={title.replace(/^\S+ /, '')}>
      {url ? (
        <a href={url} className={styles.link}>
          {content}
        </a>
      ) : (
        <div className={styles.link}>{content}</div>
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

function Length({ metres }: { metres: number }) {
  const length = useLength(metres);
  return (
    <p className={styles.length}>
      {length.metres}
      {' · '}
      {length.feet}
    </p>
  );
}
