import { useEffect, useState } from 'react';
import { headerRecalled, scrolled, scrollRestored, selectIsOutOfView } from '../../../store/headerSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/** Height of the header: a pointer up there looks for it. */
const TOP_EDGE = 88;
/** Where a menu of chapters is to be pressed instead. */
const NARROW_EDGE = 8;

const getMenu = () => document.querySelector('[data-block=anchors-menu]');

const getMenuTop = (): number => Math.trunc(getMenu()?.getBoundingClientRect().top ?? window.innerHeight);

/** Whether a menu of chapters (AnchorsMenu) stands in the header's place. */
const isUnderMenu = (): boolean => getMenuTop() === 0;

/**
 * Whether scrolling up leaves a menu of chapters alone there: on narrow screens, where one bar is enough, and while its
 * links are used, which must not move away from the pointer or the focus.
 */
const staysUnderMenu = (): boolean =>
  isUnderMenu() &&
  (window.matchMedia('(width < 64rem)').matches ||
    getMenu()?.matches(':hover, :has(:focus-visible)') === true);

/**
 * Writes the scroll position to the store; browsers dispatch `scroll` once a frame.
 *
 * @param page a new object for each displayed page.
 * @returns whether scrolling is observed; before that, and without JavaScript, CSS alone positions the header.
 */
export function useHeaderScroll(page: object): boolean {
  const dispatch = useAppDispatch();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const onScroll = () => dispatch((staysUnderMenu() ? scrollRestored : scrolled)(window.scrollY));
    window.addEventListener('scroll', onScroll);
    setLive(true);
    return () => window.removeEventListener('scroll', onScroll);
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins where the browser has put it
  useEffect(() => {
    // Reloaded among the chapters, their menu stands below the header, which gives way as on the way down.
    dispatch((getMenuTop() <= TOP_EDGE ? scrolled : scrollRestored)(window.scrollY));
  }, [dispatch, page]);

  return isLive;
}

/** Recalls a hidden header when the pointer reaches the top edge of the window. */
export function useTopEdge(): void {
  const dispatch = useAppDispatch();
  const isOutOfView = useAppSelector(selectIsOutOfView);

  useEffect(() => {
    if (!isOutOfView) return;
    const onMove = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || clientY >= TOP_EDGE) return;
      if (clientY < NARROW_EDGE || !isUnderMenu()) dispatch(headerRecalled());
    };
    document.addEventListener('pointermove', onMove);
    return () => document.removeEventListener('pointermove', onMove);
  }, [dispatch, isOutOfView]);
}
