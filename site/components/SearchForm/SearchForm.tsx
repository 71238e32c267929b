import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeOfTag } from '../../../locales/locales.ts';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { createPageSuggestions, type SuggestedPage } from './createPageSuggestions.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Address of the search. */
  action: string;
  /** What is looked for. */
  search?: string | undefined;
}

/** More than anyone looks for; the server cuts at the same length. */
const LONGEST = 80;

/** The search of the site: one GET form. Hydrated, it suggests pages, and a chosen one opens. */
export function SearchForm({ action, search = '' }: SearchFormProps) {
  const { locale, formatMessage } = useIntl();
  const suggestions = useMemo(() => createPageSuggestions(localeOfTag(locale)), [locale]);
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form} data-filters="">
        <Combobox
          id="search-field"
          label={<FormattedMessage id="search.label" />}
          listLabel={formatMessage({ id: 'search.suggestions' })}
          name="q"
          maxLength={LONGEST}
          autoCapitalize="none"
          search={search}
          fetchSuggestions={suggestions.fetch}
          renderSuggestion={(title) => {
            const page = suggestions.pageOf(title);
            return page ? <PageSuggestion {...page} /> : title;
          }}
          onChoose={(title, input) => {
            const url = suggestions.pageOf(title)?.url;
            if (url === undefined) input.form?.requestSubmit();
            else window.location.assign(url);
          }}
        />
        <Button type="submit">
          <FormattedMessage id="search.submit" />
        </Button>
      </form>
    </search>
  );
}

/** A suggested page, as in the results: picture, title and kind. */
function PageSuggestion({ title, kind, image }: SuggestedPage) {
  return (
    <>
      <span className={styles.frame}>
        {image && (
          <Picture image={{ ...image, alt: '' }} preset="list" sizes="4rem" className={styles.picture} />
        )}
      </span>
      <span className={styles.words}>
        <span>{title}</span>
        {/* The space parts the words for who hears the suggestion. */}
        {kind && <span className={styles.kind}> {kind}</span>}
      </span>
    </>
  );
}
