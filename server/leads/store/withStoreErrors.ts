import type { LeadStore } from './LeadStore.ts';
import { LeadStoreError } from './LeadStoreError.ts';

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
