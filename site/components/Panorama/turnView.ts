/** Width of one copy of the picture in a view that holds three of them, in pixels. */
export const copyWidth = (view: Element): number => view.scrollWidth / 3;

/** Scrolls at once, whatever the style sheet says about smooth scrolling. */
export function jump(view: Element, distance: number): void {
  view.scrollTo({ left: view.scrollLeft + distance, behavior: 'instant' });
}

/** Continues at the other end, which looks the same, where a movement reaches one. */
export function wrapAtEdges(view: Element): void {
  const end = view.scrollWidth - view.clientWidth;
  if (view.scrollLeft < 1) jump(view, copyWidth(view));
  else if (view.scrollLeft > end - 1) jump(view, -copyWidth(view));
}

/** Jumps to the same place in the middle copy, after a movement has ended, which the jump would interrupt. */
export function wrapToMiddle(view: Element): void {
  const width = copyWidth(view);
  const turns = Math.floor(view.scrollLeft / width);
  if (width > 0 && turns !== 1) jump(view, (1 - turns) * width);
}
