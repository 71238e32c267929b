import type { ComponentType } from 'react';
import type { Components } from '../renderer/src/client.ts';
import type { BlockProps } from '../schemas/index.ts';
import { blockTypes, registryLines } from './registryLines.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('./*/*.tsx', { eager: true });

/** Every block, loaded at once: the server renders any of them at any time. */
// A glob has no types for what it finds; the registry test checks that each line names a component of its folder.
export const serverComponents = Object.fromEntries(
  blockTypes.map((type) => {
    const { component } = registryLines[type];
    return [type, modules[`./${component}/${component}.tsx`]?.[component]];
  }),
) as unknown as Components<BlockProps>;
