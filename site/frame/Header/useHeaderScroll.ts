import { useEffect, useState } from 'react';
import { headerRecalled, scrolled, scrollRestored, selectIsOutOfView } from '../../../store/headerSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/**
 * Writes the scroll position to the store, at most once a frame.
 *
 * @param page a new object for each displayed page.
 * @returns whether scrolling is observed; before that, and without JavaScript, CSS alone positions the header.
 */
export function useHeaderScroll(page: object): boolean {
  const dispatch = useAppDispatch();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      dispatch(scrolled(window.scrollY));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    setLive(true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins where the browser has put it
  useEffect(() => {
    dispatch(scrollRestored(window.scrollY));
  }, [dispatch, page]);

  return isLive;
}

/** Height of the header: a pointer up there looks for it. */
const TOP_EDGE = 88;

/** Recalls a hidden header when the pointer reaches the top edge of the window. */
export function useTopEdge(): void {
  const dispatch = useAppDispatch();
  const isOutOfView = useAppSelector(selectIsOutOfView);

  useEffect(() => {
    if (!isOutOfView) return;
    const onMove = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && clientY < TOP_EDGE) dispatch(headerRecalled());
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    return () => document.removeEventListener('pointermove', onMove);
  }, [dispatch, isOutOfView]);
}
