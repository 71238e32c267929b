/**
 * True where a film must not start by itself and its poster stays: the visitor asked for less motion or for less
 * data, or holds a phone, where the poster is made for the screen and a film would cost a bad network dearly.
 * Asked in the browser only.
 */
export function prefersPoster(): boolean {
  // The Network Information API is not in the DOM types; where it is missing nobody asked to save data.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce), (width < 48rem)').matches
  );
}
