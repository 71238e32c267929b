import { bulkhead } from 'cockatiel';

export interface Visiting {
  /** Number of concurrent visits. */
  atOnce: number;
  /** Visits an address. @returns addresses in it. */
  visit: (address: string) => Promise<readonly string[]>;
  /** Called for a failed address; the others are visited all the same. */
  onError: (address: string, error: unknown) => void;
  /** Called after each address; `known` grows while new ones are found. */
  onProgress: (done: number, known: number) => void;
}

/** Visits addresses and everything they link to, each once. */
export async function visitAll(start: Iterable<string>, options: Visiting): Promise<void> {
  const { atOnce, visit, onError, onProgress } = options;
  const limit = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  const seen = new Set<string>();
  let done = 0;
  const visitOnce = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const named = await limit
      .execute(() => visit(address))
      .catch((error: unknown) => {
        onError(address, error);
        return [];
      });
    const within = named.map(visitOnce);
    onProgress(++done, seen.size);
    await Promise.all(within);
  };
  await Promise.all([...start].map(visitOnce));
}
