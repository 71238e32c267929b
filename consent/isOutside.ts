/** Whether a pointer is beside a box: a click there on a dialog is a click on its backdrop. */
export function isOutside(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
