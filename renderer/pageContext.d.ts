import type { BrowserPage } from '../site/browserPage.ts';
import type { DocumentRenderer } from './DocumentRenderer.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** For a document: handed out by renderer/+onRenderHtml.tsx. */
      documentRenderer?: DocumentRenderer;
      /** For a navigation in the browser to an address that has moved. */
      redirectTo?: string;
    }
    interface PageContextClient {
      /** Absent when the data of a navigation could not be had. */
      page?: BrowserPage;
    }
  }
}
