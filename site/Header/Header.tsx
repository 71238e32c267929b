import type { ReactNode } from 'react';
import { selectHeader } from '../../store/headerSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { BrowserPage } from '../browserPage.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import styles from './Header.module.css';
import { useClosingMenus } from './useClosingMenus.ts';

interface HeaderProps {
  page: Pick<BrowserPage, 'locale' | 'alternates'>;
  /** Logo and menus: the same on every page of a language, so they stay the server's HTML. */
  children: ReactNode;
}

/** The header: plain or transparent, in view or disabled, as the page asks (spec 2 §2.4). */
export function Header({ page, children }: HeaderProps) {
  const { plainDefault, disabled } = useAppSelector(selectHeader);
  useClosingMenus(page);
  return (
    <header
      className={styles.header}
      data-plain={plainDefault || undefined}
      data-disabled={disabled || undefined}
    >
      {children}
      <LanguageSwitch locale={page.locale} alternates={page.alternates} />
    </header>
  );
}
