import type { MenuItem } from '../../../schemas/entities/menu.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { MenuLink } from '../Header/MenuLink.tsx';
import styles from './FooterColumn.module.css';

const visible = (items: readonly MenuItem[]): MenuItem[] => items.filter(({ isVisible }) => isVisible);

/**
 * A column of the footer: its heading, links below it, and below each of these a third level (behaviour §11.1). On
 * phones a group that opens.
 */
export function FooterColumn({ column }: { column: MenuItem }) {
  return (
    <div>
      <p className={`eyebrow ${styles.heading}`}>
        <MenuLink item={column} />
      </p>
      <details className={styles.group}>
        <summary className={`eyebrow ${styles.summary}`}>
          {column.label}
          <Icon name="chevron-down" />
        </summary>
        <ul className={styles.entries}>
          {column.url && (
            <li className={styles.first}>
              <MenuLink item={column} />
            </li>
          )}
          {visible(column.children).map((item) => (
            <FooterEntry key={item.id} item={item} />
          ))}
        </ul>
      </details>
    </div>
  );
}

function FooterEntry({ item }: { item: MenuItem }) {
  const below = visible(item.children);
  return (
    <li className={below.length > 0 ? styles.parent : undefined}>
      <MenuLink item={item} />
      {below.length > 0 && (
        <ul className={styles.below}>
          {below.map((child) => (
            <li key={child.id}>
              <MenuLink item={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
