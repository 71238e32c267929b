import type { Page } from '../../schemas/page.ts';
import type { RawBlock } from '../content/Content.ts';

/** A page JSON as a builder makes it: without the lists of the frame, and with blocks that are not validated yet. */
export type PageDraft = Omit<Page, 'blocks' | 'lists' | 'brand'> & { blocks: RawBlock[] };
