/** Id of a pack in the page, by its name: links lead to it from the price (Offer). */
export const toPackId = (name: string): string =>
  `pack-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
