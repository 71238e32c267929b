/**
 * Whether a video must not start by itself: with reduced motion, with saved data, or on a phone, where the poster has
 * its own crop and a video would be expensive on a bad network. Browser only.
 */
export function prefersPoster(): boolean {
  // The Network Information API is not in the DOM types; without it, no data saving was asked for.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce), (width < 48rem)').matches
  );
}
