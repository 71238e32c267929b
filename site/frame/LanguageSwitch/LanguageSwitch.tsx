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
  page: Pick<BrowserPage, 'locale' | 'alternates' | 'query'>;
}

/**
 * The language button and its dialog (behaviour §9.6). Links to the same page in another language, with what is chosen
 * or searched on it, or to that language's home page where the page does not exist.
 */
export function LanguageSwitch({ page: { locale, alternates, query } }: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  const languages = useAppSelector(selectLanguages);
  const addressIn = (code: Locale) => {
    const path = alternates.find((alternate) => alternate.locale === code)?.path;
    return path === undefined ? homePath(code) : path + (query ? `?${query}` : '');
  };
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
                href={addressIn(code)}
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
