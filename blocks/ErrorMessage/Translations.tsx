import { FormattedMessage } from 'react-intl';
import { LOCALES } from '../../locales/locales.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import styles from './Translations.module.css';

/** The languages in which what a visitor looked for can be read. */
export function Translations({ translations }: { translations: Alternate[] }) {
  return (
    <div className={styles.translations}>
      <p>
        <FormattedMessage id="error.notFound.elsewhere" />
      </p>
      <ul>
        {translations.map(({ locale, path }) => (
          <li key={locale}>
            <a href={path} lang={LOCALES[locale].tag} hrefLang={LOCALES[locale].tag}>
              {LOCALES[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
