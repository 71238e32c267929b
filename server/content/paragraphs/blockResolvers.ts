import type { BlockProps, BlockType } from '../../../schemas/index.ts';
import type { ContentNode } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import { loadCoralCount } from '../loadCoralCount.ts';
import { loadVersionLinks } from '../menus/loadVersionLinks.ts';

/** Asks the content service for what a block shows that its paragraph does not hold. Throws UpstreamError. */
type BlockResolver<T extends BlockType> = (
  source: ContentSource,
  node: ContentNode,
) => Promise<Partial<BlockProps[T]>>;

const table: { [T in BlockType]?: BlockResolver<T> } = {
  'coral-counter': async (source) => ({ count: await loadCoralCount(source) }),
  versions: async (source, { contentLocale, alternates }) => {
    const own = alternates.find(({ locale }) => locale === contentLocale)?.path;
    const all = await loadVersionLinks(source, contentLocale);
    // On the page it leads to, a link would lead to the block above it.
    const links = all.filter(({ url }) => url.split('#')[0] !== own);
    return links.length > 0 ? { links } : {};
  },
};

/** The block types that need more than their paragraph. */
export const blockResolvers: ReadonlyMap<string, BlockResolver<BlockType>> = new Map(Object.entries(table));
