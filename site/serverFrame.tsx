import type { ReactNode } from 'react';
import type { Page } from '../schemas/page.ts';
import type { ConsentManager } from './Consent/ConsentManager.ts';
import { EmbeddedConsent } from './Consent/EmbeddedConsent.tsx';
import { FooterContent } from './Footer/FooterContent.tsx';
import { HeaderMenus } from './Header/HeaderMenus.tsx';
import { PromotionalVisual } from './Promotion/PromotionalVisual.tsx';

/**
 * What stands in the parts around the blocks that only the server makes: made of the language, the lists and the kind
 * of consent, and of nothing else a page has.
 */
export const serverFrame = (
  { locale, lists: { lightbox } }: Pick<Page, 'locale' | 'lists'>,
  consent: ConsentManager,
): Record<'consent' | 'menus' | 'footer' | 'promotion', ReactNode> => ({
  consent: consent === 'embedded' && <EmbeddedConsent />,
  menus: <HeaderMenus locale={locale} />,
  footer: <FooterContent locale={locale} consent={consent} />,
  promotion: lightbox && <PromotionalVisual lightbox={lightbox} />,
});
