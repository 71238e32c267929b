import { type ReactNode, useRef } from 'react';
import {
  selectIsAtTop,
  selectIsOutOfView,
  selectIsPlain,
  selectIsSmall,
} from '../../../store/headerSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { BrowserPage } from '../browserPage.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import styles from './Header.module.css';
import { useHeaderScroll, useTopEdge } from './useHeaderScroll.ts';
import { useClosingMenus, useMenus } from './useMenus.ts';

interface HeaderProps {
  page: Pick<BrowserPage, 'locale' | 'alternates' | 'query'>;
  /** Logo and menus: the same on every page of a language, so the browser keeps the server's HTML. */
  children: ReactNode;
}

/** The header: plain or transparent, in view or not, depending on page, scrolling and menus (behaviour §9.1, §9.2). */
export function Header({ page, children }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const isPlain = useAppSelector(selectIsPlain);
  const isAtTop = useAppSelector(selectIsAtTop);
  const isSmall = useAppSelector(selectIsSmall);
  const isOutOfView = useAppSelector(selectIsOutOfView);
  const isLive = useHeaderScroll(page);
  useTopEdge();
  useMenus(header);
  useClosingMenus(page);
  return (
    <header
      ref={header}
      className={styles.header}
      data-live={isLive || undefined}
      data-top={isAtTop || undefined}
      data-plain={isPlain || undefined}
      data-small={isSmall || undefined}
      data-away={isOutOfView || undefined}
    >
      {children}
      <LanguageSwitch page={page} />
    </header>
  );
}
