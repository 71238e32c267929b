import { useIntl } from 'react-intl';
import { TITLES } from '../../forms/titles.ts';
import { DEFAULT_LOCALE, isLocale } from '../../locales/locales.ts';
import { SelectField } from './SelectField.tsx';
import styles from './TitleField.module.css';

/** How somebody wants to be addressed. A list rather than radio buttons: it can be left empty again. */
export function TitleField() {
  const language = useIntl().locale.slice(0, 2);
  return (
    <div className={styles.title}>
      <SelectField name="title" autoComplete="honorific-prefix">
        {TITLES[isLocale(language) ? language : DEFAULT_LOCALE].map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
    </div>
  );
}
