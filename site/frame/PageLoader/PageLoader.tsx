import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../../store/hooks.ts';
import {
  selectIsLoading,
  selectIsRequestPending,
  selectIsRouteChanging,
} from '../../../store/loaderSlice.ts';
import styles from './PageLoader.module.css';

/** behaviour §10.2: what is over sooner is not worth mentioning. */
const THROTTLE_MS = 200;

/**
 * Whether something was pending for longer than a moment. Once it was, it stays so until the whole of which it is a
 * part is over: what has been mentioned is not taken back halfway.
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

/**
 * Covers the page while the next one is on its way (behaviour §10.2): after a short while of waiting for its data,
 * and from the first moment where it is there without its pictures.
 */
export function PageLoader() {
  const isPending = useAppSelector(selectIsRequestPending);
  const isRouteChanging = useAppSelector(selectIsRouteChanging);
  const isLoading = useAppSelector(selectIsLoading);
  const isLate = useIsLate(isPending, !isRouteChanging);
  const reason = isLoading && (isRouteChanging ? isLate && 'data' : 'pictures');
  return (
    <div className={styles.loader} data-loader={reason || undefined}>
      <div className={styles.spinner} />
      <div className={styles.bar} />
      <p className="visually-hidden" role="status">
        {isLate && <FormattedMessage id="loader.label" />}
      </p>
    </div>
  );
}
