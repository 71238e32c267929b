import { Icon } from '../../parts/Icon/Icon.tsx';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import { BackButton } from './BackButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuPicture } from './MenuPicture.tsx';
import sliding from './SlidingPanel.module.css';
import styles from './SubmenuItem.module.css';

/**
 * An item of the second level. One with items below it is a button to a third panel below 1024 px; from there on the
 * third level lies open under it, so that nothing but its own link is left to press.
 */
export function SubmenuItem({ item, isBig }: { item: MenuItem; isBig: boolean }) {
  const children = item.children.filter(({ isVisible }) => isVisible);
  const id = `submenu-${item.id}`;
  return (
    <li className={styles.item} data-separator={item.separator || undefined}>
      <MenuPicture image={item.image} isBig={isBig} />
      {children.length === 0 ? (
        <MenuLink item={item} className={styles.second} />
      ) : (
        <>
          <button type="button" className={`${styles.second} ${styles.opener}`} popoverTarget={id}>
            {item.label}
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={`${sliding.panel} ${styles.panel}`} id={id} popover="auto" data-menu="subSubmenu">
            <BackButton id={id} />
            <p className={styles.title}>
              <MenuLink item={item} />
            </p>
            <ul>
              {children.map((child) => (
                <li key={child.id} className={styles.leaf} data-separator={child.separator || undefined}>
                  <MenuPicture image={child.image} isBig={isBig} />
                  <MenuLink item={child} className={styles.third} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}
