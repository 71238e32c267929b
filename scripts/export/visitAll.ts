export interface Visiting {
  /** How many are visited at the same time. */
  atOnce: number;
  /** Visits an address. @returns addresses it names. */
  visit: (address: string) => Promise<readonly string[]>;
  /** What went wrong with an address; the others are visited all the same. */
  onError: (address: string, error: unknown) => void;
  /** Called after each address; `known` grows while new ones are found. */
  onProgress: (done: number, known: number) => void;
}

/** Visits addresses and all that they name, each once. */
export async function visitAll(start: Iterable<string>, options: Visiting): Promise<void> {
  const { atOnce, visit, onError, onProgress } = options;
  const seen = new Set(start);
  // A set can grow while it is gone through: one pass meets whatever is found on the way.
  const queue = seen.values();
  const running = new Set<Promise<void>>();
  let done = 0;
  const work = async (address: string): Promise<void> => {
    try {
      for (const found of await visit(address)) seen.add(found);
    } catch (error) {
      onError(address, error);
    }
    onProgress(++done, seen.size);
  };
  for (;;) {
    // An iterator that once came to the end stays there: it is asked only for what is known to be left.
    while (running.size < atOnce && done + running.size < seen.size) {
      const address = queue.next().value;
      if (address === undefined) break;
      const one: Promise<void> = work(address).finally(() => running.delete(one));
      running.add(one);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}
