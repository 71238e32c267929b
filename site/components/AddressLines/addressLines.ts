/** Parts of an address; each may be missing. */
interface PostalAddress {
  addressLine1?: string | undefined;
  addressLine2?: string | undefined;
  postalCode?: string | undefined;
  locality?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
}

/** Countries where the postal code follows the town (Universal Postal Union). */
const CODE_LAST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

/** Lines of a postal address without the country, in the postal order of the country; none without any part. */
export function addressLines(address: PostalAddress): string[] {
  const { addressLine1, addressLine2, postalCode, locality, countryCode = '' } = address;
  const town = CODE_LAST.has(countryCode) ? [locality, postalCode] : [postalCode, locality];
  return [addressLine1, addressLine2, town.filter(Boolean).join(' ')].filter((line): line is string =>
    Boolean(line),
  );
}
