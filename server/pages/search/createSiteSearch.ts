import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '../../../locales/locales.ts';
import type { Brand } from '../../../schemas/brand.ts';
import { createIndexUpkeep, type IndexUpkeep, type UpkeepOptions } from './createIndexUpkeep.ts';
import { createLanguageIndex, type LanguageIndex } from './createLanguageIndex.ts';
import type { SiteSearch } from './SiteSearch.ts';

/** How long the first visitors wait for the index; then they get what it has. */
const WAIT_MS = 4000;
const SUGGESTIONS = 6;

/** The search of one brand, with its upkeep. */
export interface RunningSearch extends SiteSearch, Pick<IndexUpkeep, 'start' | 'purge'> {
  stop(): void;
}

interface SearchOptions extends Omit<UpkeepOptions, 'index'>, Pick<Brand, 'searchWords'> {}

/** Creates the search; its index is empty until `start`, or until the first visitor searches. */
export function createSiteSearch({ searchWords, ...options }: SearchOptions): RunningSearch {
  const indexes = new Map<Locale, LanguageIndex>();
  const indexOf = (locale: Locale): LanguageIndex => {
    const index = indexes.get(locale) ?? createLanguageIndex(locale, searchWords?.[locale]);
    indexes.set(locale, index);
    return index;
  };
  const upkeep = createIndexUpkeep({
    ...options,
    index: {
      put: (page) => indexOf(page.locale).put(page),
      remove: (locale, path) => indexOf(locale).remove(path),
    },
  });
  const whenReady = async (locale: Locale): Promise<void> => {
    if (upkeep.isComplete(locale)) return;
    await Promise.race([upkeep.whenComplete(locale), sleep(WAIT_MS, undefined, { ref: false })]);
  };

  return {
    async find(locale, text, slice) {
      await whenReady(locale);
      return { ...indexOf(locale).find(text, slice), isComplete: upkeep.isComplete(locale) };
    },
    async suggest(locale, text) {
      await whenReady(locale);
      return indexOf(locale).suggest(text, SUGGESTIONS);
    },
    start: upkeep.start,
    purge: upkeep.purge,
    stop() {
      upkeep.stop();
      for (const index of indexes.values()) index.close();
      indexes.clear();
    },
  };
}
