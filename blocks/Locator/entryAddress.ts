import { addressLines } from '../../parts/AddressLines/addressLines.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';

/** The address of an entry as list and popup write it, the country last. */
export function entryAddress({ street, postalCode, city, countryCode, country }: LocatorEntry): string[] {
  const lines = addressLines({ addressLine1: street, postalCode, locality: city, countryCode });
  return country ? [...lines, country] : lines;
}
