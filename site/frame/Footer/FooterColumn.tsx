import type { MenuItem } from '../../../schemas/entities/menu.ts';
import { MenuLink } from '../Header/MenuLink.tsx';
import styles from './FooterColumn.module.css';

const visible = (items: readonly MenuItem[]): MenuItem[] => items.filter(({ isVisible }) => isVisible);

/** A column of the footer: its heading, links below it, and below each of these a third level (behaviour §11.1). */
export function FooterColumn({ column }: { column: MenuItem }) {
  return (
    <div>
      <p className={styles.heading}>
        <MenuLink item={column} />
      </p>
      <ul>
        {visible(column.children).map((item) => (
          <li key={item.id}>
            <MenuLink item={item} className={styles.entry} />
            {item.children.some(({ isVisible }) => isVisible) && (
              <ul className={styles.below}>
                {visible(item.children).map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} className={styles.entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
