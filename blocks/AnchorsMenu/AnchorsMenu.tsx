import { useIntl } from 'react-intl';
import type { AnchorsMenu as AnchorsMenuProps } from '../../schemas/blocks/anchors-menu.ts';
import styles from './AnchorsMenu.module.css';
import { useCurrentAnchor } from './useCurrentAnchor.ts';

/** The chapters of a page, below the header while it is read; on a narrow screen a line to swipe along. */
export function AnchorsMenu({ label, items }: AnchorsMenuProps) {
  const intl = useIntl();
  const current = useCurrentAnchor(items);
  return (
    <nav
      className={styles.menu}
      aria-label={label ?? intl.formatMessage({ id: 'anchors.label' })}
      data-ground="sand"
    >
      {label && (
        <p className={`eyebrow ${styles.label}`} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ id, label: entry }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {entry}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
