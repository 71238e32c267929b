import type { Plugin } from 'vite';
import { registryLines } from '../../blocks/registryLines.ts';

/** Declared in tools/types/blockCode.d.ts. */
const MODULE = 'virtual:block-code';

/**
 * The code of each block, to be fetched when it is needed: `blockCode['home-hero']()` imports the component that the
 * registry names. A glob would take each file of a block's folder for something to be fetched alone, and cut a block
 * into as many pieces.
 */
export function blockCode(): Plugin {
  return {
    name: 'block-code',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const lines = Object.entries(registryLines).map(
        ([type, { component }]) =>
          `${JSON.stringify(type)}: () => import('/blocks/${component}/${component}.tsx').then((code) => code.${component}),`,
      );
      return `export const blockCode = {\n${lines.join('\n')}\n};`;
    },
  };
}
