import type { Page } from '../schemas/page.ts';
import type { BrowserPage } from '../site/browserPage.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Handed in by the page handler, already validated. */
      page: Page;
      /** Set instead of a page when the address has moved. */
      redirectTo?: string;
    }
    interface PageContextClient {
      page: BrowserPage;
    }
  }
}
