import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { telUrl } from '../../site/components/PhoneLink/telUrl.ts';
import { addressParts, entryAddress, idOfAddress } from './entryAddress.ts';

/** The part of an entry that its HTML does not contain. */
export type BareEntry = Pick<LocatorEntry, 'latitude' | 'longitude' | 'postalCode' | 'countryCode'>;

/** A locator without what can be parsed from its HTML (parseListEntries.ts). */
export type ThinLocator = Locator & {
  /**
   * Id of the block whose HTML has the rest; absent when the props are complete, as on the server and after a
   * navigation.
   */
  leftIn?: string;
};

/** Whether parseListEntries.ts would restore the same entry. */
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
 * Removes from a locator's props, before they are sent with its HTML, the countries and entries that the HTML
 * contains.
 * @param id of the block.
 */
export function omitRenderedEntries(id: string, props: Locator): ThinLocator {
  const { countries, results } = props;
  if (countries.some(({ count }) => count >= COUNTED)) return props;
  // parseListEntries.ts completes the entries before anything reads them.
  const entries = results.map((entry) => (isReadable(entry) ? bare(entry) : entry)) as LocatorEntry[];
  return { ...props, countries: [], results: entries, leftIn: id };
}
