import { FormattedMessage } from 'react-intl';
import { Anchor } from '../../parts/Anchor/Anchor.tsx';
import type { SiblingLinks as SiblingLinksProps } from '../../schemas/blocks/sibling-links.ts';
import { SiblingLink } from './SiblingLink.tsx';
import styles from './SiblingLinks.module.css';

/** Previous page, list, next page: in one row, or one below the other on phones. */
export function SiblingLinks({ heading, previous, next, list }: SiblingLinksProps) {
  return (
    <nav className="grid" aria-label={heading}>
      <ul className={styles.row}>
        {previous && (
          <li className={styles.previous}>
            <SiblingLink link={previous} to="previous">
              <FormattedMessage id="siblings.previous" />
            </SiblingLink>
          </li>
        )}
        {list && (
          <li className={styles.list}>
            <Anchor {...list} className={styles.all}>
              <span>{list.label}</span>
            </Anchor>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <SiblingLink link={next} to="next">
              <FormattedMessage id="siblings.next" />
            </SiblingLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
