import type { Locale } from '../../../../locales/locales.ts';

/** What a preview shows. */
export interface DraftQuestion {
  locale: Locale;
  /** As for Content.find; `/node/29` for a home page. */
  path: string;
  /** `rel:working-copy`, `id:173` … */
  resourceVersion: string;
}
