import type { ConfigObject } from '../model/DrupalModel.ts';

/** What is done with one configuration object. */
export interface PlanEntry {
  verb: 'CREATE' | 'REUSE' | 'UPDATE' | 'REFUSE';
  name: string;
  /** What is added, or why it is refused; empty for what is created or stays. */
  why: string;
  /** What is written when it is created. */
  data?: ConfigObject['data'];
  /** Actions of the recipe, by their names. */
  actions?: Readonly<Record<string, unknown>>;
  usedBy: readonly string[];
}
