/** How many may come to a sea trial (behaviour §7.11). */
export const CREW_SIZES: readonly string[] = ['1', '2', '3', '4', '5', '6'];
