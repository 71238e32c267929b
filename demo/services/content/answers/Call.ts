import type { Locale } from '../../../../locales/locales.ts';
import type { Drafts } from '../drafts/createDrafts.ts';
import type { Reader } from '../query/refusal.ts';
import type { DemoSite } from '../resources/DemoSite.ts';

/** A call to the content service, without the language prefix of its path. */
export interface Call {
  site: DemoSite;
  locale: Locale;
  /** As requested, prefix and query included. */
  url: URL;
  /** Path without language prefix. */
  path: string;
  reader: Reader;
  drafts: Drafts | undefined;
}
