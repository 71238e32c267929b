import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { telUrl } from '../../site/components/PhoneLink/telUrl.ts';
import { addressParts, entryAddress, idOfAddress } from './entryAddress.ts';

/** What an entry says that its HTML does not. */
export type BareEntry = Pick<LocatorEntry, 'latitude' | 'longitude' | 'postalCode' | 'countryCode'>;

/** A locator of which the server has left out what can be read in its HTML (parseListEntries.ts). */
export type ThinLocator = Locator & {
  /** Id of the block whose HTML has the rest; absent when nothing is left out, as on the server and after a click. */
  leftIn?: string;
};

/** Whether parseListEntries.ts would find the same. */
const isReadable = (entry: LocatorEntry): boolean => {
  const { id, phone, distance, selectUrl, postalCode, street, city, country } = entry;
  const parts = addressParts(entryAddress(entry), postalCode);
  return (
    distance === undefined &&
    idOfAddress(selectUrl) === id &&
    (!phone || telUrl(phone) !== undefined) &&
    parts?.street === street &&
    parts?.city === city &&
    parts?.country === country
  );
};

const bare = ({ latitude, longitude, postalCode, countryCode }: LocatorEntry): BareEntry => ({
  latitude,
  longitude,
  ...(postalCode && { postalCode }),
  ...(countryCode && { countryCode }),
});

/** Larger numbers are written with a separator. */
const COUNTED = 1000;

/**
 * A locator's props as they travel with its HTML, without the countries and entries that it says anyway.
 * @param id of the block.
 */
export function leaveEntries(id: string, props: Locator): ThinLocator {
  const { countries, results } = props;
  if (countries.some(({ count }) => count >= COUNTED)) return props;
  // What is bare is an entry again before anybody asks for the rest of it.
  const entries = results.map((entry) => (isReadable(entry) ? bare(entry) : entry)) as LocatorEntry[];
  return { ...props, countries: [], results: entries, leftIn: id };
}
