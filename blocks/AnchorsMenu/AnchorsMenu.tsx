import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnchorsMenu as AnchorsMenuProps } from '../../schemas/blocks/anchors-menu.ts';
import styles from './AnchorsMenu.module.css';

/** An anchor counts as reached in the upper part of the screen and anywhere above. */
const REACHED = '1000000px 0px -60% 0px';

/** Id of the last anchor that was scrolled past; undefined above the first, and without JavaScript. */
function useCurrentAnchor(items: AnchorsMenuProps['items']): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const anchors = items.map(({ id }) => document.getElementById(id)).filter((anchor) => anchor !== null);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent(anchors.findLast((anchor) => reached.has(anchor))?.id);
      },
      { rootMargin: REACHED },
    );
    for (const anchor of anchors) observer.observe(anchor);
    return () => observer.disconnect();
  }, [items]);

  return current;
}

/** Links to the chapters of a page: sticks below the header; on narrow screens a row that scrolls sideways. */
export function AnchorsMenu({ label, items }: AnchorsMenuProps) {
  const intl = useIntl();
  const current = useCurrentAnchor(items);
  return (
    <nav
      className={styles.menu}
      aria-label={label ?? intl.formatMessage({ id: 'anchors.label' })}
      data-background="sand"
    >
      {label && (
        <p className={`eyebrow ${styles.label}`} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ id, label: entry }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`marked-link ${styles.link}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {entry}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
