import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { MenuLevel } from '../../../store/headerSlice.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import menus from './HeaderMenus.module.css';
import styles from './MenuEntry.module.css';
import { MenuLink } from './MenuLink.tsx';
import { Submenu } from './Submenu.tsx';

type Level = Extract<MenuLevel, 'submenu' | 'utilitySubmenu'>;

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  level: Level;
  /** Address of the entry that is a button on wide screens. */
  action?: string;
}

/** One of the header's two menus, a landmark. The first submenu of the main one shows a big picture. */
export function MenuList({ label, items, level, action }: MenuListProps) {
  const visible = items.filter(({ isVisible }) => isVisible);
  return (
    <nav aria-label={label}>
      <ul className={menus.menu}>
        {visible.map((item, index) => (
          <MenuEntry
            key={item.id}
            item={item}
            id={`${level}-${index}`}
            level={level}
            isBig={level === 'submenu' && index === 0}
            isAction={action !== undefined && item.url === action}
          />
        ))}
      </ul>
    </nav>
  );
}

interface MenuEntryProps {
  item: MenuItem;
  /** Of its submenu: its place, since the ids of the content service are long and on every page. */
  id: string;
  level: Level;
  isBig: boolean;
  /** Whether wide screens show it as a button. */
  isAction: boolean;
}

/** An item of the first level: a button with a submenu, or a link (behaviour §9.3). The big one needs no button on phones. */
function MenuEntry({ item, id, level, isBig, isAction }: MenuEntryProps) {
  if (!item.children.some(({ isVisible }) => isVisible)) {
    return (
      <li>
        <MenuLink item={item} className={isAction ? `${styles.entry} ${styles.action}` : styles.entry} />
      </li>
    );
  }
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
