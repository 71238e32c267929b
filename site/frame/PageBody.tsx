import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { LOCALES } from '../../locales/locales.ts';
import { type BlockBoxProps, Blocks, type Components } from '../../renderer/src/client.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { Store } from '../../store/createStore.ts';
import { ActionBar } from './ActionBar/ActionBar.tsx';
import type { BrowserPage } from './browserPage.ts';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { MarkedBlocks } from './MarkedBlocks.tsx';
import { NavigationStatus } from './NavigationStatus/NavigationStatus.tsx';
import { PageLoader } from './PageLoader/PageLoader.tsx';
import styles from './UntranslatedNotice.module.css';

interface PageBodyProps {
  page: BrowserPage;
  store: Store;
  /** Messages and formats of the page's language. */
  intl: IntlShape;
  components: Components<BlockProps>;
  Box: ComponentType<BlockBoxProps>;
  /** Parts of the frame that only the server renders; the browser passes the existing HTML. */
  frame: { consent: ReactNode; menus: ReactNode; footer: ReactNode };
}

/** Everything inside the body; the same tree on the server and in the browser. */
export function PageBody({ page, store, intl, components, Box, frame }: PageBodyProps) {
  return (
    <Provider store={store}>
      <RawIntlProvider value={intl}>
        {frame.consent}
        <Header page={page}>{frame.menus}</Header>
        <main id="content" tabIndex={-1}>
          <div data-blocks lang={page.contentLocale && LOCALES[page.contentLocale].tag}>
            {import.meta.env.DEV && page.dropMarks ? (
              <MarkedBlocks
                key={page.path}
                blocks={page.blocks}
                marks={page.dropMarks}
                components={components}
                Box={Box}
              />
            ) : (
              <Blocks key={page.path} blocks={page.blocks} components={components} Box={Box} />
            )}
          </div>
          {page.contentLocale && <UntranslatedNotice />}
        </main>
        <NavigationStatus page={page} />
        <Footer page={page}>{frame.footer}</Footer>
        <ActionBar actions={page.actions} />
        <PageLoader />
      </RawIntlProvider>
    </Provider>
  );
}

/** Says in the visitor's language why the page is in English. Stays in view without covering the page. */
function UntranslatedNotice() {
  return (
    <p className={styles.notice} role="note">
      <FormattedMessage id="page.untranslated" />
    </p>
  );
}
