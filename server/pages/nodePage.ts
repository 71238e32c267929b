import { createMemo } from '../../memo/createMemo.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { ContentNode, RawBlock } from '../services/content/Content.ts';
import { articlePage } from './articlePage.ts';
import { contentPage } from './contentPage.ts';
import { eventPage } from './eventPage.ts';
import { withForms } from './forms/withForms.ts';
import { homePage } from './homePage.ts';
import { listOrEmpty } from './listOrEmpty.ts';
import { dealerPage } from './locator/dealerPage.ts';
import { modelPage } from './modelPage.ts';
import { loadModelBlocks } from './models/loadModelBlocks.ts';
import { offerWords } from './models/offerPrice.ts';
import type { PageBuilder, PageDraft, PageRequest } from './PageBuilder.ts';
import { rangePage } from './rangePage.ts';

const createDraft = async (node: ContentNode, request: PageRequest): Promise<PageDraft> => {
  if (node.isHome) return homePage(node, request);
  switch (node.bundle) {
    case 'product':
      return modelPage(node, request);
    case 'range':
      return rangePage(node, request);
    case 'news':
    case 'life_on_board':
    case 'owner_stories':
      return articlePage(node, request);
    case 'event':
      return eventPage(node, request);
    case 'page':
      return freePage(node, request);
    case 'dealer':
      return dealerPage(node, request);
  }
};

/** A page that is a node of the content service: found by its address, built by its bundle. */
export const nodePage: PageBuilder = async (request) => {
  const { content, route } = request;
  const found = await content.find(route.locale, route.contentPath);
  if (found?.type !== 'node') return found;
  const node = await withFleetPrices(await withForms(found.node, request), request);
  return { type: 'page', draft: await createDraft(node, request) };
};

/** A free page: its blocks, and a breadcrumb from the page info (behaviour §2.4). */
function freePage(node: ContentNode, request: PageRequest): PageDraft {
  return contentPage(node, request, { kind: 'page', trail: [], label: node.pageInfo.pageTitle });
}

/** The same block for as long as the prices are the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/** Line-ups of boats with what the offers on the boats' own pages ask (behaviour §3.7). */
async function withFleetPrices<Node extends ContentNode>(node: Node, request: PageRequest): Promise<Node> {
  if (!node.blocks.some(({ type }) => type === 'waterline')) return node;
  return { ...node, blocks: await Promise.all(node.blocks.map((block) => withPrices(block, request))) };
}

async function withPrices(block: RawBlock, request: PageRequest): Promise<RawBlock> {
  const boats: unknown = block.type === 'waterline' && block.props.boats;
  if (!Array.isArray(boats)) return block;
  const words = await Promise.all(boats.map((boat) => loadWords(boat, request)));
  return completed(block, JSON.stringify(words), () => {
    const priced = boats.map((boat, index) => (isRecord(boat) ? { ...boat, ...words[index] } : boat));
    return { ...block, props: { ...block.props, boats: priced } };
  });
}

/** Of one boat of a line-up; nothing without a page, or while that cannot be loaded. */
async function loadWords(boat: unknown, request: PageRequest): Promise<ReturnType<typeof offerWords>> {
  const url = isRecord(boat) ? boat.url : undefined;
  if (typeof url !== 'string') return {};
  const blocks = await listOrEmpty(loadModelBlocks({ url }, request), `the price of ${url}`, request);
  return offerWords(blocks, request, 'offer.year');
}
