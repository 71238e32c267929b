import type { PointerEvent } from 'react';
import { jump } from './turnView.ts';

/** Lets the mouse drag the view; touch and pens scroll natively. */
export function dragView({ currentTarget: view, pointerType, pointerId, button }: PointerEvent): void {
  if (pointerType !== 'mouse' || button !== 0) return;
  const ended = new AbortController();
  const { signal } = ended;
  const drag = (event: Event) => {
    if (event instanceof globalThis.PointerEvent) jump(view, -event.movementX);
  };
  view.setPointerCapture(pointerId);
  view.addEventListener('pointermove', drag, { signal });
  view.addEventListener('lostpointercapture', () => ended.abort(), { signal });
}
