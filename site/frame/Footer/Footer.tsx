import type { ReactNode } from 'react';
import { registryLines } from '../../../blocks/registryLines.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import type { BrowserPage } from '../browserPage.ts';
import styles from './Footer.module.css';

interface FooterProps {
  page: Pick<BrowserPage, 'breadcrumb' | 'blocks'>;
  children: ReactNode;
}

/**
 * The footer: the breadcrumb, unless a block shows one, then the content that the server renders for every page of the
 * language.
 */
export function Footer({ page, children }: FooterProps) {
  const isShown = page.blocks.some(({ type }) => registryLines[type]?.breadcrumb);
  return (
    <footer className={styles.footer} id="footer" tabIndex={-1}>
      {!isShown && (
        <div className={styles.breadcrumb} data-background="deep">
          <Breadcrumb items={page.breadcrumb.items} />
        </div>
      )}
      {children}
    </footer>
  );
}
