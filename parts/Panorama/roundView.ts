import type { PointerEvent } from 'react';

/** Width of one copy of the picture in a view that holds three of them. */
const copyWidth = (view: Element): number => view.scrollWidth / 3;

function jump(view: Element, distance: number): void {
  view.scrollTo({ left: view.scrollLeft + distance, behavior: 'instant' });
}

/** Goes on at the other end, which looks the same, where a movement reaches one: it would stop there. */
export function wrapAtEdges(view: Element): void {
  const end = view.scrollWidth - view.clientWidth;
  if (view.scrollLeft < 1) jump(view, copyWidth(view));
  else if (view.scrollLeft > end - 1) jump(view, -copyWidth(view));
}

/** Shows the same place in the middle copy. It waits for the end of a movement, which the jump would cut short. */
export function wrapToMiddle(view: Element): void {
  const width = copyWidth(view);
  const turns = Math.floor(view.scrollLeft / width);
  if (width > 0 && turns !== 1) jump(view, (1 - turns) * width);
}

/** Lets the mouse drag the view; touch and pens scroll it by themselves. */
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
