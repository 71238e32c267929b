import type { Page } from '../schemas/page.ts';
import type { BrowserPage } from '../site/browserPage.ts';
import type { ConsentIds } from './consentTags.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** For a document: the page, already validated by the page handler. */
      validPage: Page;
      /** For a document: who is asked about consent, and for whom. */
      consent: ConsentIds;
      /** For a navigation in the browser to an address that has moved. */
      redirectTo?: string;
    }
    interface PageContextClient {
      /** Absent when the data of a navigation could not be had. */
      page?: BrowserPage;
    }
  }
}
