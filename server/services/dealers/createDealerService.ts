import { createMemo } from '../../../renderer/createMemo.ts';
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

/** The dealers and models of the brand. Each list rejects with UpstreamError when it cannot be had. */
export interface DealerService {
  /** All of them, those that are hidden from the map included, in the order of the service. */
  dealers(): Promise<readonly Dealer[]>;
  models(): Promise<readonly Model[]>;
}

export interface DealerServiceOptions extends DealerClientOptions {
  /** Whose dealers and models; the service knows several brands. */
  brandCode: string;
  cache: DataCache;
  /** Hears what had to be dropped; called while an answer is read, so on behalf of the current request. */
  report: Report;
}

interface List<T> extends EntryKind<T> {
  /** Its cache tag. */
  tag: string;
  path: string;
  /** Field of the answer that holds the list. */
  field: string;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 2;
/** How long a list counts as fresh. */
const EXPIRY_SECONDS = 300;
/** Several times what any brand has. */
const MOST_ENTRIES = 50_000;

/**
 * The dealers and models of the dealer/model service (behaviour §14.5). Importing it, or making one, asks nothing yet.
 *
 * @returns the service for making one page; its record hears what the page is made of.
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
    if (entries.length > MOST_ENTRIES) throw refusal(`more than ${MOST_ENTRIES} ${field}`);
    if (entries.length > 0 && !hasUsableEntry(entries, list)) {
      // Nobody will read it, and what is wrong with it must be told all the same.
      parseServiceEntries(entries, report, list);
      throw refusal(`${field} of which none can be used`);
    }
    return entries;
  };

  /** The cached list, as it was sent. Pages can do without: they do not wait for a service that hangs each time. */
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
    // Once for each answer: pages must not get slower as lists get longer, and faults are reported once.
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
