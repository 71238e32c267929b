import { browserRegistry } from '../blocks/browserRegistry.ts';
import type { CompiledMessages } from '../locales/serverMessages.ts';
import type { Store } from '../store/createStore.ts';
import { BrowserBlockBox } from './BrowserBlockBox.tsx';
import type { BrowserPage } from './browserPage.ts';
import { KeptHtml } from './KeptHtml.tsx';
import { PageBody } from './PageBody.tsx';

const frame = {
  menus: <KeptHtml selector="[data-frame=menus]" data-frame="menus" />,
  footer: <KeptHtml selector="[data-frame=footer]" data-frame="footer" />,
};

interface BrowserBodyProps {
  page: BrowserPage;
  store: Store;
  messages: CompiledMessages;
}

/** The body as the browser takes it over: blocks load by themselves, menus and footer stay the server's HTML. */
export function BrowserBody(props: BrowserBodyProps) {
  return <PageBody {...props} registry={browserRegistry} Box={BrowserBlockBox} frame={frame} />;
}
