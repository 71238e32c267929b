import type { DataStore, StoredAnswer } from '../../../../server/cache/data/DataStore.ts';

/** A store of answers in memory, as several processes share it. */
export function memoryDataStore(): DataStore & { size(): number; purge(tag: string): void } {
  const kept = new Map<string, { text: string; purged: number }>();
  const purges: string[] = [];
  return {
    async read(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      const answer: StoredAnswer = JSON.parse(found.text);
      return { answer, purgedBy: purges.slice(found.purged).filter((tag) => answer.tags.includes(tag)) };
    },
    begin(key) {
      const purged = purges.length;
      return async (answer) => {
        if (answer) kept.set(key, { text: JSON.stringify(answer), purged });
        else kept.delete(key);
      };
    },
    size: () => kept.size,
    purge: (tag) => void purges.push(tag),
  };
}
