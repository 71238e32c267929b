import type { Locale } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import type { FetchSuggestions } from '../Combobox/createSuggester.ts';

/** A page that is suggested, as the server describes it (server/routes/searchRouter.ts). */
export interface SuggestedPage {
  title: string;
  url: string;
  kind?: string;
  image?: Image;
}

interface PageSuggestions {
  /** Titles of pages that fit. */
  fetch: FetchSuggestions;
  /** A page that was suggested, by its title. */
  pageOf(title: string): SuggestedPage | undefined;
}

/** Suggests pages of a language by what their titles and texts begin with. Of pages with one title it has the best. */
export function createPageSuggestions(locale: Locale): PageSuggestions {
  const pages = new Map<string, SuggestedPage>();
  return {
    async fetch(text, signal) {
      const query = new URLSearchParams({ text, locale });
      const response = await fetch(`/api/search?${query}`, { signal });
      const answer: unknown = response.ok ? await response.json() : [];
      pages.clear();
      for (const one of Array.isArray(answer) ? answer : []) {
        if (isPage(one) && !pages.has(one.title)) pages.set(one.title, one);
      }
      return [...pages.keys()];
    },
    pageOf: (title) => pages.get(title),
  };
}

/** Kind and picture are the server's own where there is a page. */
const isPage = (value: unknown): value is SuggestedPage =>
  isRecord(value) && typeof value.title === 'string' && typeof value.url === 'string';
