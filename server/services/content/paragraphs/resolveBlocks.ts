import { DEFAULT_LOCALE, type Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import type { BlockProps, BlockType } from '../../../../schemas/index.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Link } from '../../../../schemas/parts/link.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { ContentNode, RawBlock } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import type { Lookup } from '../client/createContentClient.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { defineMenu, loadMenu } from '../menus/loadMenus.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** The same block for as long as its added data is the same. */
const completed = createMemo<RawBlock>();

async function resolveBlock(source: ContentSource, block: RawBlock, node: ContentNode): Promise<RawBlock> {
  const resolve = blockResolvers.get(block.type);
  if (!resolve) return block;
  try {
    const more = await resolve(source, node);
    const complete = () => ({ ...block, props: { ...block.props, ...more } });
    return completed(block, JSON.stringify(more), complete);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    source.report({
      event: 'list-failed',
      reason: `A ${block.type} is shown without what it loads: ${error.message}`,
      id: block.id,
    });
    return block;
  }
}

/**
 * Adds to a node's blocks the data that is not in their paragraphs. A block whose data cannot be loaded stays
 * unchanged, reported: its schema decides whether it can be shown without (behaviour §3.2).
 */
export async function resolveBlocks(source: ContentSource, node: ContentNode): Promise<ContentNode> {
  if (!node.blocks.some(({ type }) => blockResolvers.has(type))) return node;
  return {
    ...node,
    blocks: await Promise.all(node.blocks.map((block) => resolveBlock(source, block, node))),
  };
}

/** Loads data of a block that its paragraph does not have. Throws UpstreamError. */
type BlockResolver<T extends BlockType> = (
  source: ContentSource,
  node: ContentNode,
) => Promise<Partial<BlockProps[T]>>;

const table: { [T in BlockType]?: BlockResolver<T> } = {
  'coral-counter': async (source) => {
    const count = await loadCoralCount(source);
    return count === undefined ? {} : { count };
  },
  versions: async (source, { contentLocale, alternates }) => {
    const own = alternates.find(({ locale }) => locale === contentLocale)?.path;
    const all = await loadVersionLinks(source, contentLocale);
    // On its own target page, a link is left out.
    const links = all.filter(({ url }) => url.split('#')[0] !== own);
    return links.length > 0 ? { links } : {};
  },
};

/** Block types with data from elsewhere. */
const blockResolvers: ReadonlyMap<string, BlockResolver<BlockType>> = new Map(Object.entries(table));

const VERSIONS = defineMenu('versions-cms-block');

const toLinks = ({ url, label, target, children }: MenuItem): Link[] => [
  ...(url === undefined ? [] : [withoutUndefined<Link>({ url, label, target })]),
  ...children.flatMap(toLinks),
];

/** The links below every block of versions (contract: the menu `versions-cms-block`), in order. */
async function loadVersionLinks(source: ContentSource, locale: Locale): Promise<Link[]> {
  const index = await loadSiteIndex(source);
  return (await loadMenu(source, index, locale, VERSIONS)).flatMap(toLinks);
}

const CORAL_PATH = '/coral-guardian-api/fetch';

/**
 * Number of corals planted so far; the same in every language.
 *
 * @returns undefined, reported, when the service has no counter: Drupal has none of its own.
 * @throws UpstreamError when the response has none.
 */
async function loadCoralCount({ client, report }: ContentSource): Promise<number | undefined> {
  const caching = { freshSeconds: EXPIRY_SECONDS.coralCount };
  const answer = await client.cached(DEFAULT_LOCALE, CORAL_PATH, caching, async () => ({
    value: await client.get(DEFAULT_LOCALE, CORAL_PATH, parseCoralCount).catch(toAbsent),
    tags: [],
  }));
  if (answer.found) return answer.value;
  if (answer.status === 403) throw new UpstreamError('The content service keeps its coral counter to itself');
  report({ event: 'list-absent', reason: 'The content service has no coral counter' });
  return undefined;
}

/** An unknown path of Drupal is an HTML page, which counts as a failure elsewhere. */
function toAbsent(error: unknown): Lookup<number> {
  if (error instanceof UpstreamError && error.upstreamStatus === 404) return { found: false, status: 404 };
  throw error;
}

function parseCoralCount(body: unknown): number {
  const count = isRecord(body) ? body.coral_count : undefined;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0) return count;
  throw new UpstreamError('The content service sent a coral counter without a number');
}
