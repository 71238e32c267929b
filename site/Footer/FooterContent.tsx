import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../locales/homePath.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectFooterMenus } from '../../store/listsSlice.ts';
import type { ConsentManager } from '../Consent/ConsentManager.ts';
import { MenuLink } from '../Header/MenuLink.tsx';
import { CookieButtons } from './CookieButtons.tsx';
import styles from './FooterContent.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const isVisible = (item: MenuItem): boolean => item.isVisible;

interface FooterContentProps {
  locale: Locale;
  consent: ConsentManager;
}

/** Columns of links, newsletter, social and legal links, languages and the name of the yard (spec 2 §2.5). */
export function FooterContent({ locale, consent }: FooterContentProps) {
  const { formatMessage } = useIntl();
  const { footerLeft, footerRight } = useAppSelector(selectFooterMenus) ?? {
    footerLeft: [],
    footerRight: [],
  };
  return (
    <div className={styles.footer} data-ground="deep">
      <div className={styles.inner}>
        <div className={styles.start}>
          <p className={styles.brand}>
            <a href={homePath(locale)} aria-label={formatMessage({ id: 'brand.home' })}>
              <FormattedMessage id="brand.name" />
            </a>
            <span>
              <FormattedMessage id="brand.claim" />
            </span>
          </p>
          <NewsletterForm locale={locale} />
          <SocialLinks />
        </div>
        {footerLeft.some(isVisible) && (
          <nav className={styles.columns} aria-label={formatMessage({ id: 'footer.label' })}>
            {footerLeft.filter(isVisible).map((column) => (
              <div key={column.id}>
                <p className={styles.heading}>
                  <MenuLink item={column} />
                </p>
                <ul>
                  {column.children.filter(isVisible).map((item) => (
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
                    data-locale={code}
                  >
                    {LOCALES[code].label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={formatMessage({ id: 'footer.secondary' })}>
            <ul>
              {footerRight.filter(isVisible).map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} />
                </li>
              ))}
              {consent !== 'none' && <CookieButtons />}
            </ul>
          </nav>
          <p>
            <FormattedMessage id="footer.copyright" values={{ year: String(new Date().getFullYear()) }} />
          </p>
        </div>
      </div>
    </div>
  );
}
