import type { ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import type { BrowserPage } from '../browserPage.ts';
import styles from './Footer.module.css';

/** The footer: where the page stands, then what the server has put there for every page of the language. */
export function Footer({ page, children }: { page: Pick<BrowserPage, 'breadcrumb'>; children: ReactNode }) {
  return (
    <footer className={styles.footer} id="footer" tabIndex={-1}>
      <Breadcrumb items={page.breadcrumb.items} />
      {children}
    </footer>
  );
}
