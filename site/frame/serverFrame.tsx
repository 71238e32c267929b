import type { ReactNode } from 'react';
import type { Page } from '../../schemas/page.ts';
import { type ConsentManager, EmbeddedConsent } from './Consent/EmbeddedConsent.tsx';
import { FooterContent } from './Footer/FooterContent.tsx';
import { HeaderMenus } from './Header/HeaderMenus.tsx';

/**
 * The parts around the blocks that only the server renders. They depend on the language, the lists, the brand and the
 * consent manager, and on nothing else of a page.
 */
export const serverFrame = (
  { locale, brand }: Pick<Page, 'locale' | 'brand'>,
  consent: ConsentManager,
): Record<'consent' | 'menus' | 'footer', ReactNode> => ({
  consent: consent === 'embedded' && <EmbeddedConsent />,
  menus: <HeaderMenus locale={locale} brand={brand} />,
  footer: <FooterContent locale={locale} brand={brand} consent={consent} />,
});
