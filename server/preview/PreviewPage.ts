import type { DroppedBlock } from '../../renderer/src/validate.ts';
import type { Page } from '../../schemas/page.ts';
import type { ContentEvent } from '../services/content/ContentEvent.ts';
import type { PreviewSession } from './previewSession.ts';

/** A block that visitors would not get, and where it would stand. */
export interface DroppedHere extends Pick<DroppedBlock, 'type' | 'pointer' | 'reason'> {
  /** Id of the block that would follow; absent: it would be the last. */
  before?: string;
}

/** How a block differs from what is published. */
export interface BlockChange {
  id: string;
  type: string;
  change: 'added' | 'changed' | 'moved' | 'removed';
}

/** Everything that an editor sees around a draft. */
export interface PreviewPage {
  session: PreviewSession;
  page: Page;
  /** What visitors get at its address; undefined when nothing is published. */
  published: Page | undefined;
  /** Number of the revision shown. */
  revision: number;
  /** Whether it is what visitors see. */
  isPublished: boolean;
  /** What the content service says of fields that are missing or in another language. */
  events: readonly ContentEvent[];
  dropped: readonly DroppedHere[];
  /** How many items of a block are in another language than the page, by id of the block. */
  untranslatedItems: Readonly<Record<string, number>>;
  /** Against the published page; undefined when none is. */
  changes: readonly BlockChange[] | undefined;
  /** Form in which it is edited; undefined without one. */
  edit: string | undefined;
  /** Day for which it is shown, from `?at=`. */
  at: string | undefined;
}
