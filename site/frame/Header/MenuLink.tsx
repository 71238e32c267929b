import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import { LinkElement } from '../../components/LinkElement/LinkElement.tsx';
import styles from './MenuLink.module.css';

/** One menu item: a link, or a heading without `url`; with its New badge, and what is known of its boat. */
export function MenuLink({ item, className }: { item: MenuItem; className?: string | undefined }) {
  const content = (
    <>
      {item.label}
      {item.isNew && (
        <span className={styles.badge}>
          <FormattedMessage id="header.new" />
        </span>
      )}
      {item.boat && <Boat {...item.boat} />}
    </>
  );
  if (!item.url) return <span className={className}>{content}</span>;
  return (
    <LinkElement url={item.url} target={item.target} className={className}>
      {content}
    </LinkElement>
  );
}

/** Length beside the name and price below it: neither breaks in a narrow column. */
function Boat({ length, price }: NonNullable<MenuItem['boat']>) {
  return (
    <>
      {length !== undefined && (
        <small>
          {' '}
          <FormattedNumber value={length} style="unit" unit="meter" minimumFractionDigits={2} />
        </small>
      )}
      {price && <small> {price}</small>}
    </>
  );
}
