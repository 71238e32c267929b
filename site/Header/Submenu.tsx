import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './Submenu.module.css';

/** A submenu: second-level items side by side, their own items below them. Closes by Escape or a click elsewhere. */
export function Submenu({ item, id }: { item: MenuItem; id: string }) {
  return (
    <div className={styles.submenu} id={id} popover="auto">
      <button className={styles.back} type="button" popoverTarget={id} popoverTargetAction="hide">
        <Icon name="arrow-left" />
        <FormattedMessage id="header.back" />
      </button>
      <p className={styles.title}>{item.label}</p>
      <ul className={styles.columns}>
        {item.children.map((child) => (
          <li key={child.id} className={styles.column} data-separator={child.separator || undefined}>
            {child.image && (
              <Picture
                className={styles.picture}
                image={{ ...child.image, alt: '' }}
                preset="menu"
                sizes="20rem"
              />
            )}
            <MenuLink item={child} className={styles.second} />
            {child.children.length > 0 && (
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <MenuLink item={grandchild} className={styles.third} />
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
