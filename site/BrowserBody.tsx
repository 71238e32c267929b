import { useEffect, useMemo } from 'react';
import { browserRegistry } from '../blocks/browserRegistry.ts';
import type { CompiledMessages } from '../locales/serverMessages.ts';
import type { Store } from '../store/createStore.ts';
import { BrowserBlockBox } from './BrowserBlockBox.tsx';
import type { BrowserPage } from './browserPage.ts';
import { createIntl } from './createIntl.ts';
import { KeptHtml } from './KeptHtml.tsx';
import { PageBody } from './PageBody.tsx';

const frame = {
  consent: <KeptHtml selector="[data-frame=consent]" data-frame="consent" />,
  menus: <KeptHtml selector="[data-frame=menus]" data-frame="menus" />,
  footer: <KeptHtml selector="[data-frame=footer]" data-frame="footer" />,
  promotion: <KeptHtml selector="[data-frame=promotion]" data-frame="promotion" />,
};

interface BrowserBodyProps {
  page: BrowserPage;
  store: Store;
  messages: CompiledMessages;
  /** Is told when the page has been taken over. */
  onTaken?: () => void;
}

/** The body as the browser takes it over: blocks load by themselves, the frame stays the server's HTML. */
export function BrowserBody({ onTaken, messages, ...props }: BrowserBodyProps) {
  const { locale } = props.page;
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  useEffect(() => onTaken?.(), [onTaken]);
  return <PageBody {...props} intl={intl} registry={browserRegistry} Box={BrowserBlockBox} frame={frame} />;
}
