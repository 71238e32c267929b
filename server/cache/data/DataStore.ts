/** An answer as processes share it. */
export interface StoredAnswer {
  value: unknown;
  tags: readonly string[];
  pageTags?: readonly string[];
  /** Milliseconds since 1970. */
  storedAt: number;
  freshUntil: number;
}

/**
 * Answers that several processes share. It may be away: then nothing is there and nothing is kept.
 */
export interface DataStore {
  /** @returns the answer, and the tags of the purges since it was asked for. */
  read(key: string): Promise<{ answer: StoredAnswer; purgedBy: readonly string[] } | undefined>;
  /**
   * Begins a question: purges from here on count against its answer.
   * @returns the function that stores the answer; undefined takes away what was stored.
   */
  begin(key: string): (answer: StoredAnswer | undefined) => Promise<void>;
}

/** For a process by itself: its own memory is all there is. */
export const localDataStore: DataStore = {
  read: async () => undefined,
  begin: () => async () => undefined,
};
