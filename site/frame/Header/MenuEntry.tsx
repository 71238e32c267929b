import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { MenuLevel } from '../../../store/headerSlice.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './MenuEntry.module.css';
import { MenuLink } from './MenuLink.tsx';
import { Submenu } from './Submenu.tsx';

interface MenuEntryProps {
  item: MenuItem;
  level: Extract<MenuLevel, 'submenu' | 'utilitySubmenu'>;
  isBig: boolean;
  /** Whether wide screens show it as a button. */
  isAction?: boolean;
}

/** An item of the first level: a button with a submenu, or a link (behaviour §9.3). The big one needs no button on phones. */
export function MenuEntry({ item, level, isBig, isAction = false }: MenuEntryProps) {
  if (!item.children.some(({ isVisible }) => isVisible)) {
    return (
      <li>
        <MenuLink item={item} className={isAction ? `${styles.entry} ${styles.action}` : styles.entry} />
      </li>
    );
  }
  const id = `submenu-${item.id}`;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        popoverTarget={id}
        data-opens="hover"
        data-big={isBig || undefined}
      >
        {item.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <Submenu item={item} id={id} level={level} isBig={isBig} />
    </li>
  );
}
