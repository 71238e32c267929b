import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';

/** A component of whatever props its schema describes. */
// biome-ignore lint/suspicious/noExplicitAny: a class component is not assignable to one of `never`
export type AnyComponent = ComponentType<any>;

/** Which component renders a block type. */
export type Components<Props extends object> = { [T in keyof Props]: ComponentType<Props[T]> };

export interface BlockBoxProps {
  id: string;
  type: string;
  /** BCP 47 tag, where its words are in another language than the page. */
  lang?: string | undefined;
  /** Undefined in the browser for a block that is not hydrated: the box keeps the server's HTML. */
  props: object | undefined;
  children?: ReactNode;
}

interface AnyBlock<Props extends object, T extends keyof Props> {
  id: string;
  type: T;
  lang?: string;
  /** Absent in the browser for a block that is not hydrated. */
  props?: Props[T];
}

interface BlocksProps<Props extends object> {
  blocks: readonly { [T in keyof Props]: AnyBlock<Props, T> }[keyof Props][];
  components: Components<Props>;
  /** The box around one block; decides how the block is hydrated. */
  Box: ComponentType<BlockBoxProps>;
}

/** Blocks + components → React: one box for each block, in order. */
export function Blocks<Props extends Record<keyof Props, object>>({
  blocks,
  components,
  Box,
}: BlocksProps<Props>): ReactNode {
  const renderBlock = <T extends keyof Props & string>({ id, type, lang, props }: AnyBlock<Props, T>) =>
    createElement(Box, { key: id, id, type, lang, props }, props && createElement(components[type], props));
  // TypeScript cannot see that a block of a union of types is a block of one of them.
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) => renderBlock(block as AnyBlock<Props, keyof Props & string>)),
  );
}
