import type { ConsentIds } from '../renderer/consentTags.ts';
import type { Page } from '../schemas/page.ts';
import type { DocumentParts } from './toDocument.ts';

/** What renders pages, from the bundle that React is in: Node cannot load its sources. */
export interface DocumentRenderer {
  /** A valid page → the parts of its document. */
  renderParts: (page: Page, consent: ConsentIds) => DocumentParts;
  /** Whether it stays the same for as long as the process lives; while developing each page may meet another one. */
  isFinal: boolean;
}
