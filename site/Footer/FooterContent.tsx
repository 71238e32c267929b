import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../locales/homePath.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectFooterMenus } from '../../store/listsSlice.ts';
import { MenuLink } from '../Header/MenuLink.tsx';
import styles from './FooterContent.module.css';

/** Columns of links, legal links, languages and the name of the yard (spec 2 §2.5). */
export function FooterContent({ locale }: { locale: Locale }) {
  const { formatMessage } = useIntl();
  const { footerLeft, footerRight } = useAppSelector(selectFooterMenus) ?? {
    footerLeft: [],
    footerRight: [],
  };
  return (
    <div className={styles.footer} data-ground="deep">
      <div className={styles.inner}>
        <p className={styles.brand}>
          <a href={homePath(locale)} aria-label={formatMessage({ id: 'brand.home' })}>
            <FormattedMessage id="brand.name" />
          </a>
          <span>
            <FormattedMessage id="brand.claim" />
          </span>
        </p>
        {footerLeft.length > 0 && (
          <nav className={styles.columns} aria-label={formatMessage({ id: 'footer.label' })}>
            {footerLeft.map((column) => (
              <div key={column.id}>
                <p className={styles.heading}>
                  <MenuLink item={column} />
                </p>
                <ul>
                  {column.children.map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          <nav aria-label={formatMessage({ id: 'footer.languages' })}>
            <ul>
              {LOCALE_CODES.map((code) => (
                <li key={code}>
                  <a
                    href={homePath(code)}
                    lang={LOCALES[code].tag}
                    hrefLang={LOCALES[code].tag}
                    rel="external"
                  >
                    {LOCALES[code].label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {footerRight.length > 0 && (
            <nav aria-label={formatMessage({ id: 'footer.secondary' })}>
              <ul>
                {footerRight.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>
            <FormattedMessage id="footer.copyright" values={{ year: String(new Date().getFullYear()) }} />
          </p>
        </div>
      </div>
    </div>
  );
}
