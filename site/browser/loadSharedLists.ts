import type { Locale } from '../../locales/locales.ts';
import type { SharedListName } from '../../schemas/entities/sharedLists.ts';
import type { Store } from '../../store/createStore.ts';
import { listsReceived, selectLists } from '../../store/listsSlice.ts';
import { delay } from '../consent/delay.ts';
import { sharedListUrl } from '../frame/sharedLists/withSharedLists.ts';

/** A connection that was lost for a moment is often back by then. */
const RETRY_MS = 300;

/** Requests in progress by address: a second click waits for the same answer. */
const underWay = new Map<string, Promise<unknown>>();

async function fetchList(url: string): Promise<unknown> {
  const response = await fetch(url);
  const list: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`${url} answers ${response.status} and no list`);
  return list;
}

/** Fetches a list, with one retry. */
const fetchAgain = (url: string): Promise<unknown> =>
  fetchList(url).catch(() => delay(RETRY_MS).then(() => fetchList(url)));

function fetchOnce(url: string): Promise<unknown> {
  const asked = underWay.get(url) ?? fetchAgain(url).finally(() => underWay.delete(url));
  underWay.set(url, asked);
  return asked;
}

/**
 * Loads shared lists into the store, in the language of the document; only those that it does not have yet (behaviour
 * §10.5).
 *
 * @throws Error when one of them fails twice.
 */
export async function loadSharedLists(
  store: Store,
  names: readonly SharedListName[],
  locale: Locale,
): Promise<void> {
  const stored = selectLists(store.getState());
  const missing = names.filter((name) => !stored[name]);
  await Promise.all(
    missing.map(async (name) => {
      const list = await fetchOnce(sharedListUrl(name, locale));
      store.dispatch(listsReceived({ [name]: list }));
    }),
  );
}
