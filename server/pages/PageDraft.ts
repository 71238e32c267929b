import type { Page } from '../../schemas/page.ts';
import type { RawBlock } from '../content/Content.ts';

/** A page JSON as a builder makes it: the envelope is complete, the blocks are not validated yet. */
export type PageDraft = Omit<Page, 'blocks'> & { blocks: RawBlock[] };
