import type { Locale } from '../../../../locales/locales.ts';
import type { DemoSite } from '../resources/DemoSite.ts';

/** Everything as it was, or would be, when revisions were saved. */
export interface Saved {
  site: DemoSite;
  /** Language of the drafts in it; undefined: what was published. */
  locale: Locale | undefined;
}

export interface SavedSites {
  /** @param inUse are kept, however old they are. */
  add(range: number, saved: Saved, inUse: ReadonlySet<DemoSite>): void;
  /** The content of which a revision with this number is part; undefined when it is not kept. */
  withRevision(revision: number): Saved | undefined;
}

/** Revisions that are saved together have numbers in a range of their own, above those of all nodes and paragraphs. */
export const RANGE = 100_000;
/** Old ones are forgotten, oldest first; a Drupal keeps all. */
const MAX_SAVED = 12;

/** Keeps the content as it was with each save. */
export function createSavedSites(): SavedSites {
  const saved = new Map<number, Saved>();
  return {
    add(range, one, inUse) {
      saved.set(range, one);
      for (const [old, { site }] of saved) {
        if (saved.size <= MAX_SAVED) break;
        if (site !== one.site && !inUse.has(site)) saved.delete(old);
      }
    },
    withRevision: (revision) => saved.get(Math.floor(revision / RANGE)),
  };
}
