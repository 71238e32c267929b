import { countryName } from '../../../locales/countries/countryName.ts';
import type { Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { SharedListName, SharedLists } from '../../../schemas/entities/sharedLists.ts';
import type { DealerService } from '../../services/dealers/createDealerService.ts';
import { allDealerChoices, countryChoices, sailingAreaChoices } from '../forms/sharedChoices.ts';

interface ListServices {
  dealers: DealerService;
}

type Loaders = {
  readonly [Name in SharedListName]: (
    locale: Locale,
    services: ListServices,
  ) => Promise<SharedLists[Name]> | SharedLists[Name];
};

const namedCountries = createMemo<SharedLists['countries']>();

const loaders: Loaders = {
  // Formatting the names with Intl is slow: once for each language.
  countries: (locale) => {
    const codes = countryChoices(locale);
    return namedCountries(codes, locale, () =>
      codes.map((value) => ({ value, name: countryName(value, locale) })),
    );
  },
  sailingAreas: sailingAreaChoices,
  dealers: async (locale, { dealers }) => allDealerChoices(await dealers.dealers(), locale),
};

// Object.keys returns string[]; the keys are exactly these.
export const SHARED_LIST_NAMES = Object.keys(loaders) as SharedListName[];

/**
 * A shared list of the forms, the same as in the pages.
 *
 * @throws UpstreamError while the dealers cannot be loaded.
 */
export const loadSharedList = async (
  name: SharedListName,
  locale: Locale,
  services: ListServices,
): Promise<SharedLists[SharedListName]> => loaders[name](locale, services);
