import type { PageTitle as PageTitleProps } from '../../schemas/blocks/page-title.ts';
import styles from './PageTitle.module.css';

/** The heading of a page whose own blocks have none. */
export function PageTitle({ heading }: PageTitleProps) {
  return (
    <div className={`grid ${styles.title}`}>
      <h1 className={styles.heading}>{heading}</h1>
    </div>
  );
}
