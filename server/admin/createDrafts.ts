import { createHash } from 'node:crypto';

/** Enough for a few colleagues who type; one is at most 100 kB. */
const MOST = 50;

/** The last things written in playgrounds, in memory, so that a frame can ask for them by an address. */
export interface Drafts<Value> {
  /** @returns its id: the same for the same value. */
  keep(value: Value): string;
  /** Undefined when others have taken its place, or the server has started anew. */
  find(id: string): Value | undefined;
}

export function createDrafts<Value>(): Drafts<Value> {
  const drafts = new Map<string, Value>();
  return {
    keep(value) {
      const id = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
      // To the end: the first ones are those that are given up.
      drafts.delete(id);
      drafts.set(id, value);
      for (const oldest of drafts.keys()) if (drafts.size > MOST) drafts.delete(oldest);
      return id;
    },
    find: (id) => drafts.get(id),
  };
}
