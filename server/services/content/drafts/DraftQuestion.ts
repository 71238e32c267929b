import type { Locale } from '../../../../locales/locales.ts';

/** What a preview shows. */
export interface DraftQuestion {
  locale: Locale;
  /** As for Content.find; `/node/29` for a home page. */
  path: string;
  /** `rel:working-copy`, `id:173` … */
  resourceVersion: string;
}

/** What a preview that is open asks for again and again. */
export interface DraftState {
  /** Number of the revision that the preview shows. */
  revision: number;
  /** Whether another draft of this language was saved since, which a preview of a numbered revision does not show. */
  isOutdated: boolean;
}
