import { createMemo } from '../../renderer/createMemo.ts';
import { cacheObserved } from '../cache/cacheObserved.ts';
import type { DataCache } from '../cache/DataCache.ts';
import type { Report } from '../content/ContentEvent.ts';
import { UpstreamError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';
import type { Circuit } from '../upstream/createCircuit.ts';
import { createCoolDown } from '../upstream/createCoolDown.ts';
import type { Patience } from '../upstream/createPatience.ts';
import type { Observe } from '../upstream/UpstreamCall.ts';
import { createDealerClient } from './client/createDealerClient.ts';
import type { DealerAccess } from './DealerAccess.ts';
import type { DealerService } from './DealerService.ts';
import { readDealer } from './reading/readDealer.ts';
import { hasUsableEntry, readEntries } from './reading/readEntries.ts';
import { readModel } from './reading/readModel.ts';

export interface DealerServiceOptions extends DealerAccess {
  /** Whose dealers and models; the service knows several brands. */
  brandCode?: string;
  cache: DataCache;
  /** Hears what had to be dropped; called while an answer is read, so on behalf of the current request. */
  report: Report;
  /** Hears of every question put to the service or answered from the cache. */
  observe?: Observe;
  /** Further headers of a call, such as the request id; asked for with each call. */
  requestHeaders?: () => Record<string, string>;
  /** Patience with one question: token, waits and repeats together, in milliseconds. */
  deadlineMs: number;
  /** Leaves the service alone while it is down. */
  circuit?: Circuit;
  /** How long visitors wait while the service is silent; without it, until the deadline. */
  patience?: Patience;
}

interface List<T> {
  path: string;
  /** Field of the answer that holds the list. */
  field: string;
  read: (entries: readonly unknown[]) => readonly T[];
  hasUsable: (entries: readonly unknown[]) => boolean;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 1;
/** How long a list counts as fresh. */
const EXPIRY_SECONDS = 300;
/** Several times what any brand has. */
const MOST_ENTRIES = 50_000;

/** The dealers and models of the dealer/model service (spec 1 §7). Importing it, or making one, asks nothing yet. */
export function createDealerService({
  brandCode = 'LAG',
  cache,
  report,
  observe = () => undefined,
  requestHeaders = () => ({}),
  ...connection
}: DealerServiceOptions): DealerService {
  const get = createDealerClient({ ...connection, observe, requestHeaders });
  const brand = encodeURIComponent(brandCode);

  const fetchList = async <T>({ path, field, read, hasUsable }: List<T>): Promise<readonly unknown[]> => {
    const body = await get(path);
    const entries = isRecord(body) ? body[field] : undefined;
    const refusal = (fault: string) => new UpstreamError(`The dealer service sent ${fault}: ${path}`);
    if (!Array.isArray(entries)) throw refusal(`no list ${field}`);
    if (entries.length > MOST_ENTRIES) throw refusal(`more than ${MOST_ENTRIES} ${field}`);
    if (entries.length > 0 && !hasUsable(entries)) {
      // Nobody will read it, and what is wrong with it must be told all the same.
      read(entries);
      throw refusal(`${field} of which none can be used`);
    }
    return entries;
  };

  const coolDown = createCoolDown();

  /** The kept list, as it was sent. */
  const keptList = <T>(list: List<T>): Promise<readonly unknown[]> =>
    coolDown(list.path, () =>
      cacheObserved(
        {
          cache,
          key: `dealers:${CACHE_VERSION}:${list.path}`,
          expirySeconds: EXPIRY_SECONDS,
          observe,
          patience: connection.patience,
          service: 'dealers',
          url: list.path,
        },
        () => fetchList(list),
      ),
    );

  const loader = <T>(list: List<T>): (() => Promise<readonly T[]>) => {
    // Once for each answer: pages must not get slower as lists get longer, and faults are reported once.
    const memo = createMemo<readonly T[]>();
    return async () => {
      const entries = await keptList(list);
      return memo(entries, list.path, () => list.read(entries));
    };
  };

  return {
    dealers: loader({
      path: `/Distributors?BrandCode=${brand}`,
      field: 'Dealers',
      hasUsable: (entries) => hasUsableEntry(entries, readDealer),
      read: (entries) =>
        readEntries(entries, report, {
          resource: 'dealer',
          read: readDealer,
          idOf: ({ accountId }) => accountId,
        }),
    }),
    models: loader({
      path: `/Models?Brand=${brand}`,
      field: 'Models',
      hasUsable: (entries) => hasUsableEntry(entries, readModel),
      read: (entries) =>
        readEntries(entries, report, {
          resource: 'model',
          read: readModel,
          idOf: ({ salesforceId }) => salesforceId,
        }),
    }),
  };
}
