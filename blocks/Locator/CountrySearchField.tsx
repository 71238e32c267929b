import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeOfTag } from '../../locales/locales.ts';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { Combobox } from '../../site/components/Combobox/Combobox.tsx';
import type { FetchSuggestions } from '../../site/components/Combobox/createSuggester.ts';

/** Limit of the server. */
const LONGEST = 80;

interface CountrySearchFieldProps extends Pick<Locator, 'kind'> {
  search: string | undefined;
}

/** The field for a country, a town or a name. A chosen suggestion is searched for at once. */
export function CountrySearchField({ kind, search = '' }: CountrySearchFieldProps) {
  const { locale, formatMessage } = useIntl();
  const fetchSuggestions = useMemo(() => createPlaceSuggestions(localeOfTag(locale), kind), [locale, kind]);
  return (
    <Combobox
      label={<FormattedMessage id="locator.search.label" />}
      listLabel={formatMessage({ id: 'locator.search.suggestions' })}
      name="q"
      maxLength={LONGEST}
      spellCheck={false}
      search={search}
      fetchSuggestions={fetchSuggestions}
      onChoose={(_suggestion, input) => input.form?.requestSubmit()}
    />
  );
}

/** Countries in a language, and towns and names of a list, that start with a text. */
const createPlaceSuggestions =
  (locale: string, kind: string): FetchSuggestions =>
  async (text, signal) => {
    const query = new URLSearchParams({ text, locale, kind });
    const response = await fetch(`/api/autocomplete?${query}`, { signal });
    const answer: unknown = response.ok ? await response.json() : [];
    return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  };
