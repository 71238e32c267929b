import { comeIntoSight } from '../Carousel/comeIntoSight.ts';
import { ItemHeading } from '../Section/ItemHeading.tsx';
import styles from './TeaserHeading.module.css';

interface TeaserHeadingProps {
  /** Absent where what it announces has no page. */
  url: string | undefined;
  children: string;
}

/** The heading of a teaser, its one link: the target is the whole of the positioned element around it. */
export function TeaserHeading({ url, children }: TeaserHeadingProps) {
  return (
    <ItemHeading className={styles.heading}>
      {url ? (
        <a className={styles.link} href={url} onFocus={comeIntoSight}>
          {children}
        </a>
      ) : (
        children
      )}
    </ItemHeading>
  );
}
