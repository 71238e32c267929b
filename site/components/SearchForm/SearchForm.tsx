import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { LineField } from '../LineField/LineField.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Address of the search. */
  action: string;
  /** What is looked for. */
  search?: string | undefined;
}

/** More than anyone looks for; the server cuts at the same length. */
const LONGEST = 80;

/** The search of the site: one GET form. */
export function SearchForm({ action, search }: SearchFormProps) {
  const id = useId();
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form} data-filters="">
        <LineField id={id} label={<FormattedMessage id="search.label" />} startIcon="search">
          {(attributes) => (
            <input
              {...attributes}
              // Another search is another page: the field shows its words.
              key={search}
              name="q"
              type="text"
              defaultValue={search}
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
            />
          )}
        </LineField>
        <Button type="submit">
          <FormattedMessage id="search.submit" />
        </Button>
      </form>
    </search>
  );
}
