import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnchorsMenu as AnchorsMenuProps } from '../../schemas/blocks/anchors-menu.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { loadBoat } from '../Configurator/keptBoat.ts';
import styles from './AnchorsMenu.module.css';

type Items = NonNullable<AnchorsMenuProps['items']>;

/** An anchor counts as reached in the upper part of the screen and anywhere above. */
const REACHED = 0.4;

/** Id of the last anchor that was scrolled past; undefined above the first, and without JavaScript. */
function useCurrentAnchor(items: Items): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const anchors = items.map(({ id }) => document.getElementById(id)).filter((anchor) => anchor !== null);
    // Where they are now: what an entry says is of a moment ago, such as before pictures above had their heights.
    const isReached = (anchor: Element) => anchor.getBoundingClientRect().top <= REACHED * innerHeight;
    const observer = new IntersectionObserver(
      () => setCurrent(anchors[0] && isReached(anchors[0]) ? anchors.findLast(isReached)?.id : undefined),
      { rootMargin: `1000000px 0px ${100 * (REACHED - 1)}% 0px` },
    );
    for (const anchor of anchors) observer.observe(anchor);
    return () => observer.disconnect();
  }, [items]);

  return current;
}

/**
 * Where the boat that the visitor has put together is found, for a link to the configurator with the same model;
 * undefined for any other, and on the server. Then the same links elsewhere on the page lead to her, too.
 */
function useKeptBoat(url: string | undefined): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const [path, asked] = url?.split('?') ?? [];
    const { query } = loadBoat() ?? {};
    const isSame =
      query && new URLSearchParams(query).get('model') === new URLSearchParams(asked).get('model');
    if (!isSame) return;
    setKept(path + query);
    for (const link of document.querySelectorAll(`a[href="${url}"]`)) link.setAttribute('href', path + query);
  }, [url]);
  return kept;
}

/**
 * Links to the chapters of the page, which stick below the header; on a boat's page between its name and price, and the
 * ways to it (behaviour §3.9). The last of these is the main one.
 */
export function AnchorsMenu({ label, items, boat }: AnchorsMenuProps) {
  const { formatMessage } = useIntl();
  const kept = useKeptBoat(boat?.links[0]?.url);
  return (
    <div className={styles.menu} data-background={boat ? 'white' : 'sand'}>
      {boat ? (
        <div className={styles.boat}>
          <p className={styles.name}>{joinName(boat.name)}</p>
          {boat.price && <p className={styles.price}>{boat.price}</p>}
        </div>
      ) : (
        label && (
          <p className={`eyebrow ${styles.label}`} aria-hidden="true">
            {label}
          </p>
        )
      )}
      {items && <Chapters label={label} items={items} />}
      {boat && (
        <div className={styles.actions}>
          {boat.links.map((link, index) => (
            <ActionLink
              key={link.url}
              // The first of them leads to the configurator, wherever a boat can have been kept.
              link={index === 0 && kept ? { url: kept, label: formatMessage({ id: 'actions.kept' }) } : link}
              kind={index === boat.links.length - 1 ? 'primary' : 'quiet'}
              className={styles.action}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** A row that scrolls sideways where it has no room. */
function Chapters({ label, items }: { label: string | undefined; items: Items }) {
  const intl = useIntl();
  const current = useCurrentAnchor(items);
  const list = useRef<HTMLUListElement>(null);

  // The current chapter is in the middle of a row that scrolls.
  useEffect(() => {
    const entry = current && list.current?.querySelector<HTMLElement>('li:has([aria-current])');
    list.current?.scrollTo(entry ? entry.offsetLeft - (window.innerWidth - entry.offsetWidth) / 2 : 0, 0);
  }, [current]);

  return (
    <nav className={styles.chapters} aria-label={label ?? intl.formatMessage({ id: 'anchors.label' })}>
      <ul ref={list} className={styles.list}>
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
