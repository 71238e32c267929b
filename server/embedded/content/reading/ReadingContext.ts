import type { Targets } from './Targets.ts';

/** What is handed through the reading of one content directory. */
export interface ReadingContext {
  targets: Targets;
  siteName: string;
  /** Drupal numbers its paragraphs and menu links over the whole site. */
  nextNumber(kind: 'paragraph' | 'menu_link_content'): number;
}

/** A context that has counted nothing yet. */
export function createReadingContext(targets: Targets, siteName: string): ReadingContext {
  const last = { paragraph: 0, menu_link_content: 0 };
  return {
    targets,
    siteName,
    nextNumber: (kind) => {
      last[kind] += 1;
      return last[kind];
    },
  };
}
