import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import { selectLanguages } from '../../../store/brandSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { BrowserPage } from '../browserPage.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  locale: Locale;
  alternates: BrowserPage['alternates'];
}

/**
 * The language button and its dialog (behaviour §9.6). Links to the same page in another language, or to that
 * language's home page where the page does not exist.
 */
export function LanguageSwitch({ locale, alternates }: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  const languages = useAppSelector(selectLanguages);
  const pathIn = (code: Locale) =>
    alternates.find((alternate) => alternate.locale === code)?.path ?? homePath(code);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        command="show-modal"
        commandfor="languages"
        aria-haspopup="dialog"
        aria-label={`${locale.toUpperCase()}, ${formatMessage({ id: 'language.current' }, { language: LOCALES[locale].label })}`}
      >
        {locale.toUpperCase()}
      </button>
      <Dialog id="languages" label={formatMessage({ id: 'language.choose' })} className={styles.dialog}>
        <p className={styles.heading}>
          <FormattedMessage id="language.choose" />
        </p>
        <ul className={styles.list}>
          {languages.map((code) => (
            <li key={code}>
              <a
                href={pathIn(code)}
                lang={LOCALES[code].tag}
                hrefLang={LOCALES[code].tag}
                data-locale={code}
                aria-current={code === locale ? 'true' : undefined}
              >
                {LOCALES[code].label}
                {code === locale && <Icon name="check" />}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
