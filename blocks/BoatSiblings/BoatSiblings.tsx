import { FormattedNumber } from 'react-intl';
import type { BoatSiblings as BoatSiblingsProps } from '../../schemas/blocks/boat-siblings.ts';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import styles from './BoatSiblings.module.css';

/** The next shorter and the next longer boat, each with her outline; both in one scale. */
export function BoatSiblings({ heading, previous, next }: BoatSiblingsProps) {
  return (
    <nav className="grid" aria-label={heading} data-background="deep">
      <div className={styles.boats}>
        {previous && <Boat boat={previous} to="previous" />}
        {next && <Boat boat={next} to="next" />}
      </div>
    </nav>
  );
}

interface BoatProps {
  boat: NonNullable<BoatSiblingsProps['previous']>;
  to: 'previous' | 'next';
}

function Boat({ boat: { title, url, profile }, to }: BoatProps) {
  return (
    <a href={url} className={styles.boat} rel={to === 'next' ? 'next' : 'prev'}>
      <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} />
      {profile && <Outline profile={profile} />}
      <span>
        {joinName(title)}
        {profile && (
          <>
            {', '}
            <span className={styles.length}>
              <FormattedNumber value={profile.length} style="unit" unit="meter" minimumFractionDigits={2} />
            </span>
          </>
        )}
      </span>
    </a>
  );
}

/** Hull, house and sails from the side as areas of the text's colour; seven metres are one em. */
function Outline({ profile }: { profile: BoatProfile }) {
  const { hull, house, mainsail, headsail } = drawBoat(profile);
  const [width, height] = [profile.length * 100, profile.airDraught * 100];
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height + 40}`}
      height={`${((height + 40) / 700).toFixed(2)}em`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={mainsail + headsail} fillOpacity="0.5" />
      <path d={house + hull} />
    </svg>
  );
}
