import type { MenuItem } from '../../schemas/entities/menu.ts';
import type { MenuLevel } from '../../store/headerSlice.ts';
import styles from './HeaderMenus.module.css';
import { MenuEntry } from './MenuEntry.tsx';

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  level: Extract<MenuLevel, 'submenu' | 'utilitySubmenu'>;
}

/** One of the header's two menus, as a landmark of its own. The first submenu of the main one shows a big picture. */
export function MenuList({ label, items, level }: MenuListProps) {
  const visible = items.filter(({ isVisible }) => isVisible);
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {visible.map((item, index) => (
          <MenuEntry key={item.id} item={item} level={level} isBig={level === 'submenu' && index === 0} />
        ))}
      </ul>
    </nav>
  );
}
