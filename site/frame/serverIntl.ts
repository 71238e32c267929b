import type { IntlShape } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { type CompiledMessages, serverMessages } from '../../locales/serverMessages.ts';
import { createMemo } from '../../memo/createMemo.ts';
import type { Page } from '../../schemas/page.ts';
import { createIntl } from './createIntl.ts';

const serverIntl = Object.fromEntries(
  // The table has an entry for every language.
  LOCALE_CODES.map((locale) => [locale, createIntl(locale, serverMessages[locale])]),
) as Record<Locale, IntlShape>;

const ofBrands = createMemo<IntlShape>();

/** Messages and formats of a page's language, in the words of its brand. */
export function getServerIntl({ locale, brand }: Pick<Page, 'locale' | 'brand'>): IntlShape {
  const own = brand?.messages;
  if (!own) return serverIntl[locale];
  // Compiled by server/pages/toPageBrand.ts.
  const messages = { ...serverMessages[locale], ...(own as CompiledMessages) };
  return ofBrands(own, locale, () => createIntl(locale, messages));
}
