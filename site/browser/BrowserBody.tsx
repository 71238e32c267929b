import { useEffect, useMemo } from 'react';
import { browserComponents } from '../../blocks/browserComponents.ts';
import type { CompiledMessages } from '../../locales/serverMessages.ts';
import { BrowserBlockBox, StaticHtml } from '../../renderer/src/client.ts';
import type { Store } from '../../store/createStore.ts';
import { selectLists } from '../../store/listsSlice.ts';
import type { BrowserPage } from '../frame/browserPage.ts';
import { createIntl } from '../frame/createIntl.ts';
import { PageBody } from '../frame/PageBody.tsx';
import { withSharedLists } from '../frame/sharedLists/withSharedLists.ts';

const frame = {
  consent: <StaticHtml selector="[data-frame=consent]" data-frame="consent" />,
  menus: <StaticHtml selector="[data-frame=menus]" data-frame="menus" />,
  footer: <StaticHtml selector="[data-frame=footer]" data-frame="footer" />,
};

interface BrowserBodyProps {
  page: BrowserPage;
  store: Store;
  messages: CompiledMessages;
  /** Called when the page is hydrated. */
  onTaken?: () => void;
}

/** The body in the browser: blocks load their code by themselves, the frame stays the server's HTML. */
export function BrowserBody({ onTaken, messages, page: thin, store }: BrowserBodyProps) {
  const { locale } = thin;
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  // The lists that the page names are in the store before it is rendered (handleNavigation.ts, hydrate.ts).
  const page = useMemo(
    () => ({ ...thin, blocks: withSharedLists(thin.blocks, selectLists(store.getState())) }),
    [thin, store],
  );
  useEffect(() => onTaken?.(), [onTaken]);
  return (
    <PageBody
      page={page}
      store={store}
      intl={intl}
      components={browserComponents}
      Box={BrowserBlockBox}
      frame={frame}
    />
  );
}
