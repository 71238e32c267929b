import type { MenuItem } from '../../schemas/entities/menu.ts';
import styles from './HeaderMenus.module.css';
import { MenuEntry } from './MenuEntry.tsx';

/** One of the header's two menus, as a landmark of its own. */
export function MenuList({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}
