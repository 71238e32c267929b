import { useEffect } from 'react';
import { headerRecalled, selectIsOutOfView } from '../../store/headerSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

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
