import type { Locale } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { FetchSuggestions } from '../Combobox/createSuggester.ts';

interface PageSuggestions {
  /** Titles of pages that fit. */
  fetch: FetchSuggestions;
  /** Address of a page that was suggested, by its title. */
  urlOf(title: string): string | undefined;
}

/** Suggests pages of a language by what their titles and texts begin with. Of pages with one title it has the best. */
export function createPageSuggestions(locale: Locale): PageSuggestions {
  const urls = new Map<string, string>();
  return {
    async fetch(text, signal) {
      const query = new URLSearchParams({ text, locale });
      const response = await fetch(`/api/search?${query}`, { signal });
      const answer: unknown = response.ok ? await response.json() : [];
      urls.clear();
      for (const one of Array.isArray(answer) ? answer : []) {
        if (!isRecord(one) || typeof one.title !== 'string' || typeof one.url !== 'string') continue;
        if (!urls.has(one.title)) urls.set(one.title, one.url);
      }
      return [...urls.keys()];
    },
    urlOf: (title) => urls.get(title),
  };
}
