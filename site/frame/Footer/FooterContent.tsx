import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { PageBrand } from '../../../schemas/PageBrand.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectFooterMenus } from '../../../store/listsSlice.ts';
import { IconLinks } from '../../components/IconLinks/IconLinks.tsx';
import type { ConsentManager } from '../Consent/EmbeddedConsent.tsx';
import { BrandMark } from '../Header/BrandMark.tsx';
import { MenuLink } from '../Header/MenuLink.tsx';
import { CookieButtons } from './CookieButtons.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import styles from './FooterContent.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';

const isVisible = (item: MenuItem): boolean => item.isVisible;

interface FooterContentProps {
  locale: Locale;
  brand: PageBrand | undefined;
  consent: ConsentManager;
}

/** Columns of links, newsletter, social and legal links, languages and the name of the brand (behaviour §11.1). */
export function FooterContent({ locale, brand, consent }: FooterContentProps) {
  const { formatMessage } = useIntl();
  const { footerLeft, footerRight } = useAppSelector(selectFooterMenus) ?? {
    footerLeft: [],
    footerRight: [],
  };
  return (
    <div className={styles.footer} data-background="deep">
      <div className={styles.inner}>
        <div className={styles.start}>
          {brand && (
            <p className={styles.brand}>
              <a
                href={homePath(locale)}
                aria-label={formatMessage({ id: 'brand.home' }, { brand: brand.name })}
              >
                <BrandMark brand={brand} />
              </a>
              <span>{brand.slogan}</span>
            </p>
          )}
          <NewsletterForm locale={locale} />
          {brand && <SocialLinks brand={brand} />}
        </div>
        {footerLeft.some(isVisible) && (
          <nav className={styles.columns} aria-label={formatMessage({ id: 'footer.label' })}>
            {footerLeft.filter(isVisible).map((column) => (
              <FooterColumn key={column.id} column={column} />
            ))}
          </nav>
        )}
        <div className={styles.end}>
          <nav aria-label={formatMessage({ id: 'footer.languages' })}>
            <ul>
              {(brand?.languages ?? LOCALE_CODES).map((code) => (
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
          {brand && (
            <p>
              <FormattedMessage
                id="footer.copyright"
                values={{ year: String(new Date().getFullYear()), brand: brand.name }}
              />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Video, photo, social and professional network (behaviour §11.2), each with the mark of the network that people use. */
const KINDS = [
  { kind: 'video', icon: 'youtube' },
  { kind: 'photo', icon: 'instagram' },
  { kind: 'network', icon: 'facebook' },
  { kind: 'professional', icon: 'linkedin' },
] as const;

/** Icons that link to the brand's other sites, in a new tab. */
function SocialLinks({ brand: { name, social } }: { brand: PageBrand }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'footer.social' }, { brand: name })}>
      <IconLinks
        links={KINDS.map(({ kind, icon }) => ({
          icon,
          name: formatMessage({ id: `social.${kind}` }),
          url: social[kind],
          opensTab: true,
        }))}
      />
    </nav>
  );
}
