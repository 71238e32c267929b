import { HttpError } from '../../http/errors.ts';
import type { LeadStore } from './LeadStore.ts';

/** The database of leads is away, full or read-only: the visitor gets 503 and may retry. */
export class LeadStoreError extends HttpError {
  /** @param cause the database's own error. */
  constructor(cause: unknown) {
    super(503, 'The lead store failed', { cause });
    this.name = 'LeadStoreError';
  }
}

const wrap =
  <Args extends unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    ask(...args).catch((cause: unknown) => {
      throw new LeadStoreError(cause);
    });

async function* wrapEach<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* items;
  } catch (cause) {
    throw new LeadStoreError(cause);
  }
}

/** A store in which everything that a visitor or a colleague waits for rejects with LeadStoreError. */
export function withStoreErrors(store: LeadStore): LeadStore {
  return {
    ...store,
    has: wrap(store.has),
    accept: wrap(store.accept),
    spendSolution: wrap(store.spendSolution),
    settleSolution: wrap(store.settleSolution),
    forgetSolution: wrap(store.forgetSolution),
    leads: (filter) => wrapEach(store.leads(filter)),
    count: wrap(store.count),
    find: wrap(store.find),
    retry: wrap(store.retry),
  };
}
