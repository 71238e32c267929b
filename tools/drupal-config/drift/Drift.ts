/** One thing that site and Drupal do not share. */
export interface Drift {
  /** `drupal`: the site reads it and Drupal has it not; `site`: Drupal has it and the site does not read it. */
  missingIn: 'drupal' | 'site';
  /** A note loses nothing on a page. */
  isNote: boolean;
  /** Configuration object, JSON:API type or path. */
  name: string;
  why: string;
  /** Blocks, or what pages show, that do without. */
  usedBy: readonly string[];
}
