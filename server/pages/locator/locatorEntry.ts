import { buildPath } from '../../../locales/buildPath.ts';
import type { Locale } from '../../../locales/locales.ts';
import type { LocatorEntry } from '../../../schemas/parts/locatorEntry.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { titleOf } from '../../dealers/segments.ts';
import type { FoundEntry } from '../../locator/Found.ts';
import { toLocatorQuery } from '../../locator/readLocatorQuery.ts';
import { segmentLabel } from '../../locator/segmentLabel.ts';
import type { Translate } from '../PageBuilder.ts';
import { countryOf } from './countryOf.ts';

interface EntryOptions {
  locale: Locale;
  text: Translate;
  /** Address of the list without a choice. */
  path: string;
  /** Pages of dealers, by account id. */
  pages: ReadonlyMap<string, string>;
}

/** An entry as list and popup show it: its page, or else the page to write to it (spec 1 §2). */
export function locatorEntry(entry: FoundEntry, { locale, text, path, pages }: EntryOptions): LocatorEntry {
  const { accountId, latitude, longitude, billingCountryCode, km } = entry;
  return withoutUndefined<LocatorEntry>({
    id: accountId,
    title: titleOf(entry),
    segment: text(segmentLabel(entry.contractSegment)),
    street: entry.billingStreet,
    postalCode: entry.billingPostalCode,
    city: entry.billingCity,
    countryCode: billingCountryCode,
    country: countryOf(entry, locale),
    phone: entry.phone,
    url: pages.get(accountId) ?? buildPath(locale, 'contact-slug', { slug: accountId }),
    selectUrl: path + toLocatorQuery({ type: 'dealer', id: accountId }),
    latitude,
    longitude,
    distance: km === undefined ? undefined : Math.round(km * 10) / 10,
  });
}
