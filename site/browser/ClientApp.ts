import type { Root } from 'react-dom/client';
import type { CompiledMessages } from '../../locales/serverMessages.ts';
import type { Store } from '../../store/createStore.ts';
import type { BrowserPage } from '../frame/browserPage.ts';

/** One visit to the site in one document: one root, one store, one language. */
export interface ClientApp {
  root: Root;
  store: Store;
  messages: CompiledMessages;
  /** The page on show. */
  page: BrowserPage;
  /** The query of its address, with its question mark. */
  search: string;
  /** When the navigation under way began, in milliseconds as `performance.now()` has them. */
  startedAt: number;
}
