import { toQueryValue } from '../content/toQueryValue.ts';
import { type Coordinates, distance } from './distance.ts';
import { hasWord } from './findByName.ts';
import type { Located } from './locatorList.ts';

/** Berths farther apart than this lie in different towns, whatever those are called. */
const ACROSS_KM = 30;

/** A town that somebody is in. */
export interface Town {
  place: Coordinates;
  /** Who is there, in the order of the list. */
  there: readonly Located[];
}

/** The town that a text means, by its name or postal code; undefined when it is none, or could be several. */
export function findTown(entries: readonly Located[], text: string): Town | undefined {
  const wanted = toQueryValue(text);
  const there = entries.filter(({ billingCity = '', billingPostalCode = '' }) =>
    [billingCity, billingPostalCode].some((value) => hasWord(value, wanted)),
  );
  const [first] = there;
  if (!first || there.some((entry) => distance(first, entry) > ACROSS_KM)) return undefined;
  return { place: { latitude: first.latitude, longitude: first.longitude }, there };
}
