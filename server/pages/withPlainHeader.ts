import { registryLines } from '../../blocks/registryLines.ts';
import type { Block, Page } from '../../schemas/page.ts';

/** Whether a block opens with a picture, or a dark stage, that reaches under the header. */
const isStage = (block: Block): boolean => {
  const { stage } = registryLines[block.type];
  const { props } = block;
  const hasPicture = 'desktopImage' in props || 'mobileImage' in props;
  return stage === 'always' || (stage === 'pictured' && hasPicture);
};

/** The header is transparent only over a picture; its white words would vanish on any other opening (spec 2 §2.4). */
export function withPlainHeader(page: Page): Page {
  const [first] = page.blocks;
  return first && isStage(first) ? page : { ...page, header: { plain: true, disabled: false } };
}
