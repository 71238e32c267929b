import type { ComponentType } from 'react';
import { createMemo } from '../memo/createMemo.ts';
import type { Components } from '../renderer/src/client.ts';
import type { BlockProps } from '../schemas/index.ts';
import type { PageBrand } from '../schemas/PageBrand.ts';
import { blockTypes, registryLines } from './registryLines.ts';

type Modules = Record<string, Record<string, ComponentType>>;

const modules: Modules = import.meta.glob('./*/*.tsx', { eager: true });

/** Components that brands add or put in place of others (docs/brands.md). */
const brandModules: Modules = {
  ...import.meta.glob('../demo/brands/*/blocks/*/*.tsx', { eager: true }),
  ...import.meta.glob('../brands/*/blocks/*/*.tsx', { eager: true }),
};
const ofBrands = new Map(
  Object.entries(brandModules).map(([path, module]) => [path.split('/').slice(-4).join('/'), module]),
);

/** Every block, loaded at once: the server renders any of them at any time. */
// A glob has no types for what it finds; the registry test checks that each line names a component of its folder.
export const serverComponents = Object.fromEntries(
  blockTypes.map((type) => {
    const { component } = registryLines[type];
    return [type, modules[`./${component}/${component}.tsx`]?.[component]];
  }),
) as unknown as Components<BlockProps>;

const memo = createMemo<Components<BlockProps>>();

/** The same for a brand, with its own. */
export function getServerComponents(brand: PageBrand | undefined): Components<BlockProps> {
  if (!brand?.components) return serverComponents;
  const { id, components } = brand;
  return memo(components, `${id}`, () => ({
    ...serverComponents,
    ...Object.fromEntries(
      Object.entries(components).map(([type, component]) => [
        type,
        ofBrands.get(`${id}/blocks/${component}/${component}.tsx`)?.[component],
      ]),
    ),
  }));
}
