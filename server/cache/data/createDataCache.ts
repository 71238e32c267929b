import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { toHttpStatus, UpstreamError } from '../../http/errors.ts';
import { createSingleFlight } from '../createSingleFlight.ts';
import { matchPurge, purgedTags } from '../purge/matchPurge.ts';
import { createPurgeLog, type PurgeLog } from '../purge/PurgeLog.ts';
import type { CachedAnswer, CacheFetchOptions, DataCache, TaggedAnswer } from './DataCache.ts';
import { type DataStore, localDataStore, type StoredAnswer } from './DataStore.ts';

export interface DataCacheOptions {
  store?: DataStore;
  /** Milliseconds since 1970. */
  now?: () => number;
}

interface Entry extends StoredAnswer {
  /** Tags of the purges that matched it; empty while it is up to date. */
  purgedBy: Set<string>;
  /** No new call before then after a failed one (negative cache), in milliseconds since 1970. */
  retryAt: number;
  /** Fetches it again, where a purge does so in the background. */
  refresh?: (() => Promise<unknown>) | undefined;
}

/** How long after it was made an answer may be served stale (stale-if-error). */
const STALE_IF_ERROR_MS = 86_400_000;
/**
 * One large page with its pictures is some 100 kB; the bound keeps a crawler of made-up addresses from filling memory.
 */
const MAX_ITEMS = 2000;
/** "Not found" answers: some hundred bytes each. */
const MAX_ABSENT = 1000;
const ABSENT_SECONDS = 30;
const RETRY_MS = 10_000;

/** A cache in the memory of this process, in front of a shared store if there is one. */
export function createDataCache({
  store = localDataStore,
  now = Date.now,
}: DataCacheOptions = {}): DataCache {
  const memory = new LRUCache<string, Entry>({ max: MAX_ITEMS });
  const absent = new LRUCache<string, Entry>({ max: MAX_ABSENT });
  /** Failures to repeat instead of calling again (negative cache): see `CacheFetchOptions.negative`. */
  const failures = new Map<string, { error: UpstreamError; until: number }>();
  const purges = createPurgeLog();
  const flights = createSingleFlight<Entry>();

  const isFresh = (entry: Entry): boolean => entry.purgedBy.size === 0 && now() < entry.freshUntil;
  const usable = (entry: Entry | undefined): Entry | undefined =>
    entry && now() < entry.storedAt + STALE_IF_ERROR_MS ? entry : undefined;
  /** "Not found" counts only while it is fresh; it is never served stale. */
  const known = (key: string): Entry | undefined => {
    const nothing = absent.get(key);
    return nothing && isFresh(nothing) ? nothing : usable(memory.get(key));
  };

  const put = (key: string, entry: Entry, isNothing: boolean): Entry => {
    const [into, from] = isNothing ? [absent, memory] : [memory, absent];
    from.delete(key);
    into.set(key, entry);
    return entry;
  };

  /** The answer of another process, when it is newer. */
  const loadShared = async (key: string, before: Entry | undefined): Promise<Entry | undefined> => {
    const found = await store.read(key);
    if (!found || (before && found.answer.storedAt <= before.storedAt)) return before;
    const { answer, purgedBy } = found;
    return put(key, { ...answer, purgedBy: new Set(purgedBy), retryAt: 0 }, false);
  };

  const ask = async <T>({ key, freshSeconds, make, isAbsent }: CacheFetchOptions<T>): Promise<Entry> => {
    const begun = purges.sequence();
    const before = usable(await loadShared(key, known(key)));
    if (before && isFresh(before)) return before;
    const write = store.begin(key);
    // A key always has the same type of value.
    const outdated = before && { value: before.value as T, purgedBy: before.purgedBy };
    const answer = await make(outdated).catch((error: unknown) => {
      if (before) before.retryAt = now() + RETRY_MS;
      throw error;
    });
    // An unchanged answer keeps its identity, so that values memoized by it stay valid.
    const value = outdated && isDeepStrictEqual(outdated.value, answer.value) ? outdated.value : answer.value;
    const isNothing = isAbsent?.(value) ?? false;
    const entry = toEntry({ ...answer, value }, isNothing ? ABSENT_SECONDS : freshSeconds, now());
    markLate(entry, purges, begun);
    await write(isNothing ? undefined : stored(entry));
    return put(key, entry, isNothing);
  };

  const cacheFetch = async <T>(options: CacheFetchOptions<T>): Promise<CachedAnswer<T>> => {
    const { key, negative } = options;
    if (options.disable) return served(toEntry(await options.make(), options.freshSeconds, now()), 'made');
    const before = known(key);
    if (before && isFresh(before)) return served(before, 'fresh');
    if (before && now() < before.retryAt) return served(before, 'stale');
    const failure = failures.get(key);
    if (failure && now() < failure.until) throw failure.error;
    // A call that began before a purge is not shared with callers after it.
    const work = () => flights(`${purges.sequence()} ${key}`, () => ask(options));
    try {
      const entry = await withinBudget(options, work, before !== undefined);
      if (options.refreshAfterPurge)
        entry.refresh = () => cacheFetch({ ...options, waitMs: Number.POSITIVE_INFINITY });
      return served(entry, 'made');
    } catch (error) {
      const old = known(key) ?? before;
      if (old && toHttpStatus(error) >= 500) return served(old, 'stale');
      if (negative && error instanceof UpstreamError) failures.set(key, { error, until: now() + RETRY_MS });
      throw error;
    }
  };

  return {
    cacheFetch,
    cacheRead(key, { disable = false } = {}) {
      const entry = known(key);
      return !disable && entry && isFresh(entry) ? entry.value : undefined;
    },
    cacheWrite(key, value, expirySeconds, { disable = false } = {}) {
      if (!disable) put(key, toEntry({ value, tags: [] }, expirySeconds, now()), false);
    },
    purge(purge) {
      purges.add(purge);
      failures.clear();
      const isHit = matchPurge(purge);
      const tags = purgedTags(purge);
      const pageTags = new Set<string>();
      let answers = 0;
      for (const entry of [...memory.values(), ...absent.values()]) {
        if (!isHit(entry)) continue;
        answers++;
        for (const tag of tags) entry.purgedBy.add(tag);
        entry.retryAt = 0;
        for (const tag of entry.pageTags ?? []) pageTags.add(tag);
        // All lists at once would be a hundred calls: after a purge of everything each waits for its first visitor. The
        // call itself reports a failure; the answer stays stale.
        if (!purge.all) void entry.refresh?.().catch(() => undefined);
      }
      return { answers, pageTags: [...pageTags] };
    },
  };
}

const toEntry = <T>(
  { value, tags, pageTags }: TaggedAnswer<T>,
  freshSeconds: CacheFetchOptions<T>['freshSeconds'],
  storedAt: number,
): Entry => {
  const seconds = typeof freshSeconds === 'number' ? freshSeconds : freshSeconds(value);
  const freshUntil = storedAt + seconds * 1000;
  return {
    value,
    tags,
    ...(pageTags && { pageTags }),
    storedAt,
    freshUntil,
    purgedBy: new Set(),
    retryAt: 0,
  };
};

const stored = ({
  purgedBy: _purgedBy,
  retryAt: _retryAt,
  refresh: _refresh,
  ...answer
}: Entry): StoredAnswer => answer;

/** An answer whose call began before a purge of its tags is stale when it arrives. */
function markLate(entry: Entry, purges: PurgeLog, begun: number): void {
  for (const purge of purges.since(begun)) {
    if (matchPurge(purge)(entry)) for (const tag of purgedTags(purge)) entry.purgedBy.add(tag);
  }
}

const served = <T>({ value, tags, pageTags, freshUntil }: Entry, state: CachedAnswer<T>['state']) => ({
  value: value as T,
  tags,
  pageTags: pageTags ?? tags,
  freshUntil,
  state,
});

/**
 * Waits for work: in the background to the end, for `waitMs` with a stale answer, else as long as the service answers
 * any call. The work goes on after that, for the next caller; the call itself reports a late failure.
 */
async function withinBudget<T>(
  { key, waitMs, budget }: CacheFetchOptions<T>,
  work: () => Promise<Entry>,
  hasOld: boolean,
): Promise<Entry> {
  if (waitMs === Number.POSITIVE_INFINITY) return work();
  if (!hasOld) return budget ? budget.wait(work, key) : work();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, waitMs, new UpstreamError(`No answer within ${waitMs} ms: ${key}`));
  return Promise.race([work(), late.promise]).finally(() => clearTimeout(timer));
}
