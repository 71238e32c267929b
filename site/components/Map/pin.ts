/**
 * The pin of a place, in CSS pixels. behaviour §6.7: icon size 40, and 1.15 times that high. StillMap.module.css places
 * it by the same sizes.
 */
export const pin = {
  width: 40,
  height: 46,
  /** Height of its tip, which is on the place. */
  tip: 44,
  path: 'M20 44C15.5 36.5 6 28.5 6 17a14 14 0 0 1 28 0c0 11.5-9.5 19.5-14 27z',
  hole: { cx: 20, cy: 17, r: 4.5 },
} as const;
