import type { BlockType } from '../schemas/index.ts';
import type { Hydration } from './registryLines.ts';
import { registryLines } from './registryLines.ts';

/** How one block comes to life: as its type does, or never when it holds nothing that would. */
export function hydrationOf(type: BlockType, props: object): Hydration {
  const { hydration, aliveWith } = registryLines[type];
  return aliveWith?.some((name) => name in props) === false ? 'never' : hydration;
}
