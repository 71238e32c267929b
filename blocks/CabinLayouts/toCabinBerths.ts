/** Berths in that many cabins: the plan draws a double in each. All others are in the saloon, and counted apart. */
export const toCabinBerths = (cabins: number): number => 2 * cabins;
