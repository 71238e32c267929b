import type { Locale } from '../../../locales/locales.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';

/** One translation of one node, as the url lists tell it. */
export interface SiteRow {
  id: string;
  nid: number;
  /** Its kind in the content service, such as `page`. */
  bundle: string;
  locale: Locale;
  title: string;
  /** When it was last changed, ISO 8601; absent when the service does not say. */
  changed?: string;
  /** Address without language prefix as the content service spells it; `/` is home, absent when it has none. */
  alias?: string;
  /** Address on the site: prefixed, percent-encoded. */
  path?: string;
}

/** What exists in which language, and where. Only translations that exist are in it. */
export interface SiteIndex {
  /** All of it, as it was delivered. */
  rows: readonly SiteRow[];
  /** The node in a language. */
  translation(id: string, locale: Locale): SiteRow | undefined;
  /** Id (uuid) of the node with this number. */
  idOf(nid: number): string | undefined;
  /** Id of the node at an address without prefix, in the words of `locale`. */
  idAt(alias: string, locale: Locale): string | undefined;
  /** Every language the node can be read in, in the order of the locales. */
  alternates(id: string): Alternate[];
}
