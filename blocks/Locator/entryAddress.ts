import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { addressLines } from '../../site/components/AddressLines/addressLines.ts';

/** Lines of an entry's address for list and popup, the country last. */
export function entryAddress({ street, postalCode, city, countryCode, country }: LocatorEntry): string[] {
  const lines = addressLines({ addressLine1: street, postalCode, locality: city, countryCode });
  return country ? [...lines, country] : lines;
}

type AddressParts = Pick<LocatorEntry, 'street' | 'city' | 'country'>;

/** The town without its postal code, before or behind it. */
const withoutCode = (town: string, code = ''): string =>
  town.startsWith(`${code} `) ? town.slice(code.length + 1) : town.slice(0, town.length - code.length - 1);

/**
 * Parses the lines of `entryAddress` where they are street, town and country; undefined for others.
 *
 * @param code postal code.
 */
export function addressParts(lines: readonly string[], code: string | undefined): AddressParts | undefined {
  const [street, town, country] = lines;
  if (lines.length !== 3 || !street || !town || !country) return undefined;
  return { street, city: code ? withoutCode(town, code) : town, country };
}

/** Id of the entry that an address of the list selects (LocatorMap.tsx sends the same field). */
export const idOfAddress = (url: string): string | undefined =>
  new URLSearchParams(url.split('?')[1]).get('dealer') ?? undefined;
