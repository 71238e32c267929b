/** True when the visitor asked for less motion or for less data; asked in the browser only. */
export function prefersStill(): boolean {
  // The Network Information API is not in the DOM types; where it is missing nobody asked to save data.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
