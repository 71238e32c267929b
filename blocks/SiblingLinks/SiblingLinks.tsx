import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SiblingLinks as SiblingLinksProps } from '../../schemas/blocks/sibling-links.ts';
import type { Link } from '../../schemas/parts/link.ts';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import siblingLinkStyles from './SiblingLink.module.css';
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
            <LinkElement {...list} className={styles.all}>
              <span>{list.label}</span>
            </LinkElement>
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

interface SiblingLinkProps {
  link: Link;
  /** Direction of the link. */
  to: 'previous' | 'next';
  children: ReactNode;
}

/** The previous or next page: direction and heading. */
function SiblingLink({ link, to, children }: SiblingLinkProps) {
  return (
    <LinkElement {...link} className={[siblingLinkStyles.link, siblingLinkStyles[to]].join(' ')}>
      <span className={`eyebrow ${siblingLinkStyles.label}`}>
        <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} className={siblingLinkStyles.icon} />
        {/* The space parts it from the heading where a screen reader reads both as one name. */}
        <span>{children} </span>
      </span>
      <span className={siblingLinkStyles.heading}>{link.label}</span>
    </LinkElement>
  );
}
