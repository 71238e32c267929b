/**
 * True when the visitor asked for less motion or for less data, or holds a phone: there the picture made for it fits
 * the screen, and a film would cost a bad network dearly. Asked in the browser only.
 */
export function prefersStill(): boolean {
  // The Network Information API is not in the DOM types; where it is missing nobody asked to save data.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const still = matchMedia('(prefers-reduced-motion: reduce), (width < 48rem)').matches;
  return still || connection?.saveData === true;
}
