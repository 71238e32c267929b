import { telUrl } from '../../parts/PhoneLink/telUrl.ts';
import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { addressParts, entryAddress } from './entryAddress.ts';
import { idOfAddress } from './readEntries.ts';

/** What an entry says that its HTML does not. */
export type BareEntry = Pick<LocatorEntry, 'latitude' | 'longitude' | 'postalCode' | 'countryCode'>;

/** Whether readEntries.ts would find the same. */
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

/** Leaves out countries and entries that its HTML says; readEntries.ts reads them there. */
export function leaveEntries(props: Locator): Locator {
  const { countries, results } = props;
  if (countries.some(({ count }) => count >= COUNTED)) return props;
  // What is bare is an entry again before anybody asks for the rest of it.
  const entries = results.map((entry) => (isReadable(entry) ? bare(entry) : entry)) as LocatorEntry[];
  return { ...props, countries: [], results: entries };
}
