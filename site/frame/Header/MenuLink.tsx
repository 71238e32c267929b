import { FormattedMessage } from 'react-intl';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import { LinkElement } from '../../components/LinkElement/LinkElement.tsx';

interface MenuLinkProps {
  item: MenuItem;
  className?: string | undefined;
  /** Whether its description follows the label. */
  isDescribed?: boolean;
}

/** One menu item: a link, or a heading without `url`; with its New badge. */
export function MenuLink({ item, className, isDescribed = false }: MenuLinkProps) {
  const content = (
    <>
      {item.label}
      {item.isNew && (
        <span className="eyebrow">
          <FormattedMessage id="header.new" />
        </span>
      )}
      {isDescribed && item.description && <small>{` ${item.description}`}</small>}
    </>
  );
  if (!item.url) return <span className={className}>{content}</span>;
  return (
    <LinkElement url={item.url} target={item.target} className={className}>
      {content}
    </LinkElement>
  );
}
