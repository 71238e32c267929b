/** An answer in the shared store. */
export interface StoredAnswer {
  value: unknown;
  tags: readonly string[];
  pageTags?: readonly string[];
  /** Milliseconds since 1970. */
  storedAt: number;
  freshUntil: number;
}

/** Answers shared by several processes. While the store is down, nothing is found and nothing is stored. */
export interface DataStore {
  /** @returns the answer, and the tags of the purges since its call began. */
  read(key: string): Promise<{ answer: StoredAnswer; purgedBy: readonly string[] } | undefined>;
  /**
   * Begins a call: later purges apply to its answer.
   * @returns a function that stores the answer; undefined removes the stored one.
   */
  begin(key: string): (answer: StoredAnswer | undefined) => Promise<void>;
}

/** For a single process: nothing beyond its own memory. */
export const localDataStore: DataStore = {
  read: async () => undefined,
  begin: () => async () => undefined,
};
