import { FormattedMessage } from 'react-intl';
import type { BoatFinder } from '../../schemas/blocks/boat-finder.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './BoatFinder.module.css';

type Boat = NonNullable<BoatFinder['found']>[number];

/** The boat that answers, large, and what to do next; below her the second one. Her name stands before it. */
export function FoundBoat({ boat, other }: { boat: Boat; other: Boat | undefined }) {
  const [first, ...links] = boat.links ?? [];
  return (
    <>
      {boat.image && (
        <Picture
          className={styles.picture}
          image={boat.image}
          preset="event"
          sizes="(width >= 80rem) 39rem, (width >= 64rem) 47vw, 92vw"
        />
      )}
      <Price {...boat} />
      <p>{boat.text}</p>
      <div className={styles.actions}>
        {first && <ActionLink link={first} kind="primary" />}
        {links.map((link) => (
          <ActionLink key={link.url} link={link} />
        ))}
      </div>
      {other && (
        <div className={styles.other}>
          <p className="eyebrow">
            <FormattedMessage id="boatFinder.other" />
          </p>
          <p className={styles.second}>
            {other.url ? <a href={other.url}>{joinName(other.title)}</a> : other.title}
          </p>
          <p>{other.text}</p>
          <Price {...other} />
        </div>
      )}
    </>
  );
}

const Price = ({ price, otherPrice }: Pick<Boat, 'price' | 'otherPrice'>) =>
  price && (
    <p className={styles.price}>
      {price}
      {otherPrice && <span>{otherPrice}</span>}
    </p>
  );
