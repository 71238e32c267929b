import type { DroppedBlock } from '../../renderer/createPageValidator.ts';
import type { Block } from '../../schemas/page.ts';
import type { ContentEvent } from '../content/ContentEvent.ts';
import type { SiteRow } from '../content/site-index/SiteIndex.ts';
import type { PageDraft } from '../pages/PageDraft.ts';

/** What a listed page turned out to be. */
export type CrawlResult =
  | {
      type: 'page';
      /** As the page builder made it: its blocks are what the content says, valid or not. */
      draft: PageDraft;
      /** The blocks that visitors get. */
      blocks: Block[];
      dropped: DroppedBlock[];
    }
  /** Visitors do not get it; why, in one sentence. */
  | { type: 'broken'; reason: string };

/** One translation of one node, looked at. */
export interface CrawledPage {
  row: SiteRow;
  result: CrawlResult;
  /** What was dropped, replaced or given up while it was read. */
  events: ContentEvent[];
}
