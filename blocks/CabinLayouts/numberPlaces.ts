/** What a plan names, in the order of its numbers; what only one layout of a boat has comes last. */
const PLACES = ['cabin', 'heads', 'water', 'fuel', 'saloon', 'cockpit', 'helm', 'desk'] as const;

export type Place = (typeof PLACES)[number];

/** The number of each place that a plan has. */
export const numberPlaces = (lacking: ReadonlySet<Place>): ReadonlyMap<Place, number> =>
  new Map(PLACES.filter((place) => !lacking.has(place)).map((place, index) => [place, index + 1]));
