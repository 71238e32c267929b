import type { Block, Page } from '../../schemas/page.ts';

/** Whether a block opens with a picture or a dark stage under the header. */
const isStage = (block: Block | undefined): boolean =>
  block?.type === 'home-hero' ||
  block?.type === 'product-hero' ||
  (block?.type === 'secondary-hero' && Boolean(block.props.desktopImage ?? block.props.mobileImage));

/** The header is transparent only over a picture; its white words would vanish on any other opening (spec 2 §2.4). */
export const withPlainHeader = (page: Page): Page =>
  isStage(page.blocks[0]) ? page : { ...page, header: { plain: true, disabled: false } };
