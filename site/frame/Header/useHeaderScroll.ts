import { useEffect, useState } from 'react';
import { headerRecalled, scrolled, scrollRestored, selectIsOutOfView } from '../../../store/headerSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/**
 * Tells the store where the page stands, once a frame at most.
 *
 * @param page a new object for each page shown.
 * @returns whether scrolling is being watched; before that, and without JavaScript, CSS alone places the header.
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

/** As high as the header: who moves the mouse there is looking for it. */
const TOP_EDGE = 88;

/** Brings a header that is out of view to a mouse at the top edge of the window. */
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
