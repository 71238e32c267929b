import { type ComponentType, createElement, type ReactNode } from 'react';
import { type BlockBoxProps, Blocks } from './Blocks.ts';

/** A block as it comes out of validation. */
export interface ValidBlock {
  id: string;
  type: string;
  lang?: string;
  props: object;
}

export interface BlockRendering<Page> {
  page: Page;
  components: Readonly<Record<string, ComponentType>>;
  Box: ComponentType<BlockBoxProps>;
  /** What every block is rendered in, such as providers of context. */
  wrap: (blocks: ReactNode, page: Page) => ReactNode;
}

/** Blocks as an element of React. */
export const toElement = <Page>(
  blocks: readonly ValidBlock[],
  { page, components, Box, wrap }: BlockRendering<Page>,
): ReactNode => wrap(createElement(Blocks<Record<string, object>>, { blocks, components, Box }), page);
