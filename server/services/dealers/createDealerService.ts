import { createMemo } from '../../../memo/createMemo.ts';
import type { Dealer, Model } from '../../../schemas/entities/dealer.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { DataCache } from '../../cache/data/DataCache.ts';
import { fetchObserved } from '../../cache/data/fetchObserved.ts';
import type { PageRecord } from '../../cache/PageRecord.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Report } from '../content/ContentEvent.ts';
import { createDealerClient, type DealerClientOptions } from './client/createDealerClient.ts';
import { parseDealer } from './parsing/parseDealer.ts';
import { parseModel } from './parsing/parseModel.ts';
import { type EntryKind, hasUsableEntry, parseServiceEntries } from './parsing/parseServiceEntries.ts';

/** Dealers and models of the brand. Each list rejects with UpstreamError when it cannot be loaded. */
export interface DealerService {
  /** All of them, including those hidden from the map, in the order of the service. */
  dealers(): Promise<readonly Dealer[]>;
  models(): Promise<readonly Model[]>;
}

export interface DealerServiceOptions extends DealerClientOptions {
  /** Brand of the dealers and models; the service has several. */
  brandCode: string;
  cache: DataCache;
  /** Called for what is dropped while a response is parsed, in the context of the current request. */
  report: Report;
}

interface List<T> extends EntryKind<T> {
  /** Its cache tag. */
  tag: string;
  path: string;
  /** Property of the response that holds the list. */
  field: string;
}

/** Increased whenever the shape of cached values changes, so that a shared cache never serves old ones. */
const CACHE_VERSION = 2;
/** How long a list is fresh. */
const EXPIRY_SECONDS = 300;
/** Several times what any brand has. */
const MAX_ENTRIES = 50_000;

/**
 * Creates access to dealers and models (behaviour §14.5). Sends no request yet.
 *
 * @returns the service for one page, which records its dependencies.
 */
export function createDealerServices({
  brandCode,
  cache,
  report,
  ...connection
}: DealerServiceOptions): (record: PageRecord) => DealerService {
  const get = createDealerClient(connection);
  const brand = encodeURIComponent(brandCode);

  const fetchList = async <T>(list: List<T>): Promise<readonly unknown[]> => {
    const { path, field } = list;
    const body = await get(path);
    const entries = isRecord(body) ? body[field] : undefined;
    const refusal = (fault: string) => new UpstreamError(`The dealer service sent ${fault}: ${path}`);
    if (!Array.isArray(entries)) throw refusal(`no list ${field}`);
    if (entries.length > MAX_ENTRIES) throw refusal(`more than ${MAX_ENTRIES} ${field}`);
    if (entries.length > 0 && !hasUsableEntry(entries, list)) {
      // The result is unused, but faults must be reported all the same.
      parseServiceEntries(entries, report, list);
      throw refusal(`${field} of which none can be used`);
    }
    return entries;
  };

  /** The cached list, as sent. Pages work without it, so they do not wait for a hanging service each time. */
  const cachedList = async <T>(list: List<T>, record: PageRecord): Promise<readonly unknown[]> => {
    const answer = await fetchObserved(
      { cache, upstream: connection.upstream, url: list.path },
      {
        key: `dealers:${CACHE_VERSION}:${list.path}`,
        freshSeconds: EXPIRY_SECONDS,
        make: async () => ({ value: await fetchList(list), tags: [list.tag] }),
        waitMs: record.waitMs,
        negative: true,
      },
    );
    record.add(answer);
    return answer.value;
  };

  const loader = <T>(list: List<T>) => {
    // Once for each response: pages stay fast with long lists, and faults are reported once.
    const memo = createMemo<readonly T[]>();
    return (record: PageRecord) => async (): Promise<readonly T[]> => {
      const entries = await cachedList(list, record);
      return memo(entries, list.path, () => parseServiceEntries(entries, report, list));
    };
  };

  const dealers = loader({
    tag: 'dealers',
    path: `/Distributors?BrandCode=${brand}`,
    field: 'Dealers',
    resource: 'dealer',
    read: parseDealer,
    getId: ({ accountId }) => accountId,
  });
  const models = loader({
    tag: 'models',
    path: `/Models?Brand=${brand}`,
    field: 'Models',
    resource: 'model',
    read: parseModel,
    getId: ({ salesforceId }) => salesforceId,
  });
  return (record) => ({ dealers: dealers(record), models: models(record) });
}
