import type { CachedAnswer } from './data/DataCache.ts';

/** How long a page with a stale answer is fresh (ms). */
const STALE_ANSWER_MS = 10_000;

/** Collects, while a page is built, its dependencies and its lifetime. */
export interface PageRecord {
  /** How long to wait for one answer, in milliseconds. */
  readonly waitMs: number;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970; that of the first answer to expire. */
  readonly freshUntil: number;
  /** Whether the page lacks something that a service did not deliver. */
  readonly isDegraded: boolean;
  /** Lets the page expire with something that is no answer, such as a day. */
  expire(freshUntil: number): void;
  add(answer: Pick<CachedAnswer<unknown>, 'pageTags' | 'freshUntil' | 'state'>): void;
  addTags(tags: readonly string[]): void;
  degrade(): void;
}

/** @param waitMs the budget of a visitor's request; infinite in the background. */
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
      const until = answer.state === 'stale' ? now() + STALE_ANSWER_MS : answer.freshUntil;
      freshUntil = Math.min(freshUntil, until);
    },
    addTags,
    expire(until) {
      freshUntil = Math.min(freshUntil, until);
    },
    degrade() {
      isDegraded = true;
    },
  };
}

/** For answers outside cached pages: nothing is recorded. */
export const createNullRecord = (waitMs: number): PageRecord => ({
  waitMs,
  tags: new Set(),
  freshUntil: 0,
  isDegraded: false,
  add: () => undefined,
  addTags: () => undefined,
  expire: () => undefined,
  degrade: () => undefined,
});
