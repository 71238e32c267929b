import { useEffect, useState } from 'react';
import { scrolled, scrollRestored } from '../../store/headerSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';

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
