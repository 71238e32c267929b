import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import type { MenuLevel } from '../../store/headerSlice.ts';
import { BackButton } from './BackButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuPicture } from './MenuPicture.tsx';
import sliding from './SlidingPanel.module.css';
import styles from './Submenu.module.css';
import { SubmenuItem } from './SubmenuItem.tsx';

interface SubmenuProps {
  item: MenuItem;
  id: string;
  level: MenuLevel;
  isBig: boolean;
}

/**
 * A submenu: a panel that slides over the menu below 1024 px, hangs under the header from there on. Earlier boats
 * stand in a list of their own; the picture is that of the item under the mouse or the keyboard, else the parent's.
 */
export function Submenu({ item, id, level, isBig }: SubmenuProps) {
  const children = item.children.filter(({ isVisible }) => isVisible);
  const heritage = children.filter(({ isHeritage }) => isHeritage);
  return (
    <div
      className={`${sliding.panel} ${styles.submenu}`}
      id={id}
      popover="auto"
      data-menu={level}
      data-big={isBig || undefined}
      data-pictured={[item, ...children].some(({ image }) => image) || undefined}
    >
      <BackButton id={id} />
      <p className={styles.title} data-link={item.url ? '' : undefined}>
        <MenuLink item={item} />
      </p>
      <div className={styles.groups}>
        <MenuPicture image={item.image} isBig={isBig} />
        <ul className={styles.items}>
          {children
            .filter(({ isHeritage }) => !isHeritage)
            .map((child) => (
              <SubmenuItem key={child.id} item={child} isBig={isBig} />
            ))}
        </ul>
        {heritage.length > 0 && (
          <div className={styles.heritage}>
            <p className={styles.label} id={`${id}-heritage`}>
              <Icon name="anchor" />
              <FormattedMessage id="header.heritage" />
            </p>
            <ul className={styles.items} aria-labelledby={`${id}-heritage`}>
              {heritage.map((child) => (
                <SubmenuItem key={child.id} item={child} isBig={isBig} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
