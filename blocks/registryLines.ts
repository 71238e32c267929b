import type { Hydration } from '../renderer/Hydration.ts';
import type { BlockType } from '../schemas/index.ts';
import registry from './registry.json' with { type: 'json' };

/** One line of the registry: which component, how it hydrates, and whether it brings the page's h1. */
export interface RegistryLine {
  component: string;
  hydration: Hydration;
  heading: 1 | 2;
}

/** registry.json as data; a test holds that it names exactly the types of schemas/index.ts. */
export const registryLines = registry as Record<BlockType, RegistryLine>;

export const blockTypes = Object.keys(registryLines) as BlockType[];
