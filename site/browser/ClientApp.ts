import type { Root } from 'react-dom/client';
import type { CompiledMessages } from '../../locales/serverMessages.ts';
import type { Store } from '../../store/createStore.ts';
import type { BrowserPage } from '../frame/browserPage.ts';

/** The hydrated site in one document: one root, one store, one language. */
export interface ClientApp {
  root: Root;
  store: Store;
  messages: CompiledMessages;
  /** The displayed page. */
  page: BrowserPage;
  /** Query of its address, with the question mark. */
  search: string;
  /** Start of the current navigation (`performance.now()`, ms). */
  startedAt: number;
}
