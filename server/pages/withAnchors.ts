import { toProblem } from '../../renderer/src/problems.ts';
import type { DroppedBlock, ValidatedPage } from '../../renderer/src/validate.ts';
import type { Block, Page } from '../../schemas/page.ts';

/**
 * Fills the anchors menus of a page with its anchors, after validation; drops a second anchor with the same id, and a
 * menu on a page without anchors.
 */
export function withAnchors({ page, dropped, ...report }: ValidatedPage<Page>): ValidatedPage<Page> {
  const positions = arrivals(page.blocks.length + dropped.length, dropped);
  const anchors = new Map<string, Block<'anchor'>>();
  for (const block of page.blocks) {
    if (block.type === 'anchor' && !anchors.has(block.props.id)) anchors.set(block.props.id, block);
  }
  const items = [...anchors.values()].map(({ props }) => props);

  const fault = (block: Block): { pointer: string; message: string } | undefined => {
    if (block.type === 'anchors-menu' && items.length === 0 && !block.props.boat) {
      return { pointer: '/props/items', message: 'the page has no anchors it could lead to' };
    }
    if (block.type === 'anchor' && anchors.get(block.props.id) !== block) {
      return { pointer: '/props/id', message: `the page has another anchor “${block.props.id}” above it` };
    }
    return undefined;
  };

  const blocks: Block[] = [];
  const refused: DroppedBlock[] = [];
  for (const [place, block] of page.blocks.entries()) {
    const { id, type } = block;
    const index = positions[place] ?? place;
    const found = fault(block);
    if (found) {
      const problem = toProblem({ ...found, pointer: `/blocks/${index}${found.pointer}` });
      const { pointer, sentence: reason } = problem;
      refused.push({ type, id, index, pointer, reason, problems: [problem] });
    } else blocks.push(block.type === 'anchors-menu' ? withItems(block, items) : block);
  }
  const all = [...dropped, ...refused].sort((one, other) => one.index - other.index);
  return { page: { ...page, blocks }, dropped: all, ...report };
}

function withItems(
  { props: { items: _, ...props }, ...block }: Block<'anchors-menu'>,
  items: Block<'anchor'>['props'][],
): Block {
  return { ...block, props: items.length > 0 ? { ...props, items } : props };
}

/** Original position of each block that was not dropped. */
function arrivals(count: number, dropped: readonly DroppedBlock[]): number[] {
  const gone = new Set(dropped.map(({ index }) => index));
  return Array.from({ length: count }, (_, index) => index).filter((index) => !gone.has(index));
}
