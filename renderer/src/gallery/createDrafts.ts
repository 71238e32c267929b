import { createHash } from 'node:crypto';

/** Documents made of typed props, stored so that a frame can load them by URL. */
export interface Drafts {
  /** @returns the id, the same for the same document. */
  store: (document: string) => string;
  get: (id: string) => string | undefined;
}

/** @param most number of documents; the oldest go first. */
export function createDrafts(most: number): Drafts {
  const documents = new Map<string, string>();
  return {
    store: (document) => {
      const id = createHash('sha256').update(document).digest('hex').slice(0, 16);
      documents.delete(id);
      documents.set(id, document);
      const [oldest] = documents.keys();
      if (documents.size > most && oldest !== undefined) documents.delete(oldest);
      return id;
    },
    get: (id) => documents.get(id),
  };
}
