import { type ComponentType, createElement, Suspense } from 'react';
import type { BlockBoxProps } from './Blocks.ts';
import { getHydration, type Registry } from './RegistryLine.ts';

/**
 * Creates the box of a block on the server. A block that hydrates is in a Suspense boundary, so that React can wait for
 * its code.
 */
export function createServerBox(registry: Registry): ComponentType<BlockBoxProps> {
  return function ServerBlockBox({ id, type, lang, props = {}, children }) {
    const line = registry[type];
    const attributes = { 'data-block': type, 'data-block-id': id, lang };
    return line && getHydration(line, props) !== 'never'
      ? createElement('div', attributes, createElement(Suspense, null, children))
      : createElement('div', { ...attributes, 'data-static': '' }, children);
  };
}
