/**
 * Scrolls a list sideways by one item; how fast, and where exactly it comes to rest, is up to the style sheet.
 *
 * @param from scroll position to count from, in pixels; the present one may be on its way somewhere.
 * @returns the position it goes to.
 */
export function scrollByItem(list: HTMLElement, from: number, step: 1 | -1): number {
  const [first, second] = list.children;
  // From right to left positions fall below zero, and so does the distance to the second item.
  const pitch =
    first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
  const last = Math.sign(pitch) * (list.scrollWidth - list.clientWidth);
  const left = Math.min(Math.max(from + step * pitch, Math.min(0, last)), Math.max(0, last));
  list.scrollTo({ left });
  return left;
}
