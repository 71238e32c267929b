import type { ContentNode, RawBlock } from '../../content/Content.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { formOf } from './formOf.ts';

const withForm = async (block: RawBlock, request: PageRequest): Promise<RawBlock> => {
  if (block.type !== 'contact-form') return block;
  const { dealerName } = block.props;
  const dealer = typeof dealerName === 'string' ? { name: dealerName } : undefined;
  const form = await formOf(request, {
    mode: 'contact',
    typing: 'dealer-request',
    ...(dealer && { dealer }),
  });
  return { ...block, props: { ...block.props, form } };
};

/** Gives the contact forms of an editor what they cannot know: what may be chosen in them, and where they go. */
export async function withForms<Node extends ContentNode>(node: Node, request: PageRequest): Promise<Node> {
  if (!node.blocks.some(({ type }) => type === 'contact-form')) return node;
  return { ...node, blocks: await Promise.all(node.blocks.map((block) => withForm(block, request))) };
}
