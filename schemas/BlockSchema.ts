/** What blocks are for, in the order of the gallery, each with its title there. */
export const PURPOSES = {
  opening: 'Openings',
  text: 'Texts and figures',
  media: 'Pictures and films',
  boats: 'Boats',
  magazine: 'Magazine and events',
  contact: 'Dealers and contact',
  navigation: 'Ways on',
} as const;

export type Purpose = keyof typeof PURPOSES;

/** For people who choose a block; the rest of its schema is JSON Schema. */
export interface BlockSchema {
  title: string;
  description: string;
  /** No keyword of JSON Schema: createAjv knows it, published schemas are without. */
  purpose: Purpose;
}
