import type { CachedAnswer } from './data/DataCache.ts';

/** How long a page counts as fresh that shows an answer which is out of date or missing (ms). */
const DEGRADED_MS = 10_000;

/** What is learnt while a page is made: what it is made of, and how long it may live. */
export interface PageRecord {
  /** How long one answer is waited for, in milliseconds. */
  readonly waitMs: number;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970; the first answer to expire decides. */
  readonly freshUntil: number;
  /** Whether the page has to do without something that a service did not deliver. */
  readonly isDegraded: boolean;
  add(answer: Pick<CachedAnswer<unknown>, 'pageTags' | 'freshUntil' | 'state'>): void;
  addTags(tags: readonly string[]): void;
  degrade(): void;
}

/** @param waitMs of a visitor's request the budget; without limit in the background. */
export function createPageRecord(waitMs: number, now: () => number = Date.now): PageRecord {
  const tags = new Set<string>();
  let freshUntil = Number.POSITIVE_INFINITY;
  let isDegraded = false;
  const addTags = (more: readonly string[]) => {
    for (const tag of more) tags.add(tag);
  };
  return {
    waitMs,
    tags,
    get freshUntil() {
      return freshUntil;
    },
    get isDegraded() {
      return isDegraded;
    },
    add(answer) {
      addTags(answer.pageTags);
      const until = answer.state === 'stale' ? now() + DEGRADED_MS : answer.freshUntil;
      freshUntil = Math.min(freshUntil, until);
    },
    addTags,
    degrade() {
      isDegraded = true;
    },
  };
}

/** For answers that are no cached page: nothing is recorded. */
export const createNullRecord = (waitMs: number): PageRecord => ({
  waitMs,
  tags: new Set(),
  freshUntil: 0,
  isDegraded: false,
  add: () => undefined,
  addTags: () => undefined,
  degrade: () => undefined,
});
