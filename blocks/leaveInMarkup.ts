import type { BlockProps, BlockType } from '../schemas/index.ts';
import { leaveEntries } from './Locator/leaveEntries.ts';
import type { Thinned } from './useWhole.ts';

/** By type: long lists that the block's HTML says anyway. Each has a partner in the block that reads them there. */
const leave: { [T in BlockType]?: (props: BlockProps[T]) => BlockProps[T] } = {
  locator: leaveEntries,
};

/** A living block's props as they travel with its HTML; useWhole.ts makes them whole again. */
export function leaveInMarkup<T extends BlockType>(
  id: string,
  type: T,
  props: BlockProps[T],
): Thinned<BlockProps[T]> {
  const thin = leave[type]?.(props) ?? props;
  return thin === props ? props : { ...thin, leftIn: id };
}
