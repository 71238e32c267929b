import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { withoutUndefined } from '../content/withoutUndefined.ts';
import { titleOf } from '../dealers/segments.ts';
import { countryName } from '../pages/countryName.ts';
import type { Translate } from '../pages/PageBuilder.ts';
import { type Coordinates, distance } from './distance.ts';
import type { Located } from './locatorList.ts';
import { segmentLabel } from './segmentLabel.ts';

interface EntryOptions {
  locale: Locale;
  text: Translate;
  /** Address of the list without a choice. */
  path: string;
  /** Pages of dealers, by account id. */
  pages: ReadonlyMap<string, string>;
  /** Where the visitor is, or looks. */
  from?: Coordinates | undefined;
}

/** An entry as list and popup show it: its page, or else the page to write to it (spec 1 §2). */
export function locatorEntry(
  entry: Located,
  { locale, text, path, pages, from }: EntryOptions,
): LocatorEntry {
  const { accountId, latitude, longitude, billingCountryCode } = entry;
  return withoutUndefined<LocatorEntry>({
    id: accountId,
    title: titleOf(entry),
    segment: text(segmentLabel(entry.contractSegment)),
    street: entry.billingStreet,
    postalCode: entry.billingPostalCode,
    city: entry.billingCity,
    countryCode: billingCountryCode,
    country: billingCountryCode && countryName(billingCountryCode, locale),
    phone: entry.phone,
    url: pages.get(accountId) ?? buildPath(locale, 'contact-slug', { slug: accountId }),
    selectUrl: `${path}?${new URLSearchParams({ dealer: accountId })}`,
    latitude,
    longitude,
    distance: from && Math.round(distance(from, entry) * 10) / 10,
  });
}
