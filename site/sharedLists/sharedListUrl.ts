import type { Locale } from '../../locales/locales.ts';
import type { SharedListName } from '../../schemas/entities/sharedLists.ts';

/** Address of a shared list; a path without query, so that it can be a file of a static host. */
export const sharedListUrl = (name: SharedListName, locale: Locale): string =>
  `/api/lists/${name}/${locale}.json`;
