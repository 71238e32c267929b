import { useIntl } from 'react-intl';
import { homePath } from '../../locales/homePath.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { BrowserPage } from '../browserPage.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  locale: Locale;
  alternates: BrowserPage['alternates'];
}

/** Leads to the same page in another language, or to that language's home page where the page does not exist. */
export function LanguageSwitch({ locale, alternates }: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  const pathIn = (code: Locale) =>
    alternates.find((alternate) => alternate.locale === code)?.path ?? homePath(code);
  return (
    <div className={styles.switch}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="languages"
        aria-label={`${locale.toUpperCase()}, ${formatMessage({ id: 'language.current' }, { language: LOCALES[locale].label })}`}
      >
        {locale.toUpperCase()}
      </button>
      <nav
        className={styles.list}
        id="languages"
        popover="auto"
        aria-label={formatMessage({ id: 'language.choose' })}
      >
        <ul>
          {LOCALE_CODES.map((code) => (
            <li key={code}>
              {/* Another language is another document: rel="external" keeps the client router out. */}
              <a
                href={pathIn(code)}
                lang={LOCALES[code].tag}
                hrefLang={LOCALES[code].tag}
                rel="external"
                aria-current={code === locale ? 'true' : undefined}
              >
                {LOCALES[code].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
