import { FormattedMessage } from 'react-intl';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import { LinkElement } from '../../components/LinkElement/LinkElement.tsx';

/** One menu item: a link, or a heading without `url`; with its New badge, and a few words below. */
export function MenuLink({ item, className }: { item: MenuItem; className?: string | undefined }) {
  const content = (
    <>
      {item.label}
      {item.isNew && (
        <span className="eyebrow">
          <FormattedMessage id="header.new" />
        </span>
      )}
      {item.description && <small> {item.description}</small>}
    </>
  );
  if (!item.url) return <span className={className}>{content}</span>;
  return (
    <LinkElement url={item.url} target={item.target} className={className}>
      {content}
    </LinkElement>
  );
}
