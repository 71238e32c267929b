import type { DocumentRenderer } from '../site/toDocument.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Handed out by renderer/+onRenderHtml.tsx. */
      documentRenderer?: DocumentRenderer;
    }
  }
}
