import type { Problem } from './Problem.ts';

/** A block that is not rendered, and why, in words for its author. */
export interface DroppedBlock {
  type: string;
  /** Position among the blocks of the input, from 0. */
  index: number;
  id?: string;
  /** JSON pointer from the page's root to the first fault. */
  pointer: string;
  /** The first fault, and the number of others. */
  reason: string;
  /** All faults; what explains the others comes first. */
  problems: Problem[];
}

/** A block that was stored in an older version of its schema and migrated to the current one. */
export interface MigratedBlock {
  type: string;
  index: number;
  id: string;
  from: number;
  to: number;
}

export interface ValidatedPage<Page> {
  page: Page;
  dropped: DroppedBlock[];
  migrated: MigratedBlock[];
  /** What is wrong with the page as a whole and costs no block: two blocks with the same id. */
  problems: Problem[];
}
