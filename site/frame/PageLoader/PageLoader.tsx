import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../../store/hooks.ts';
import {
  selectIsLoading,
  selectIsRequestPending,
  selectIsRouteChanging,
} from '../../../store/loaderSlice.ts';
import styles from './PageLoader.module.css';

/** behaviour §10.2: no loader for shorter waits. */
const THROTTLE_MS = 200;

/**
 * Whether something has been pending for longer than the throttle. Once true, it stays true until `isOver`: the loader
 * does not disappear halfway.
 */
function useIsLate(isPending: boolean, isOver: boolean): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  useEffect(() => {
    if (isOver) setLate(false);
  }, [isOver]);

  return isLate && !isOver;
}

/** A whole card as a link has no name that is short enough to be read meanwhile. */
const MAX_NAME = 40;

/** The name of the link that was followed (startPage.ts), behind a dot; empty where it has no short one. */
function followedName(): string {
  const link = document.querySelector('a[aria-busy]');
  const name = (link?.querySelector('h2, h3') ?? link)?.textContent.trim();
  return name && name.length <= MAX_NAME ? ` · ${name}` : '';
}

/**
 * A line at the top while the next page loads (behaviour §10.2): after a short wait for its data, and at once when
 * only its pictures are missing; below it, where it leads. The last page stays until the next is there.
 */
export function PageLoader() {
  const isPending = useAppSelector(selectIsRequestPending);
  const isRouteChanging = useAppSelector(selectIsRouteChanging);
  const isLoading = useAppSelector(selectIsLoading);
  const isLate = useIsLate(isPending, !isRouteChanging);
  const name = useMemo(() => (isLate ? followedName() : ''), [isLate]);
  const reason = isLoading && (isRouteChanging ? isLate && 'data' : 'pictures');
  return (
    <div className={styles.loader} data-page-loader data-loader={reason || undefined}>
      <div className={styles.bar} />
      <p role="status">
        {isLate && (
          <span className={styles.words}>
            <FormattedMessage id="loader.label" />
            {name}
          </span>
        )}
      </p>
    </div>
  );
}
