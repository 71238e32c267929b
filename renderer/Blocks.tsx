import { type ComponentType, createElement, type ReactNode } from 'react';

/** Which component renders a block type; passed in, since the renderer knows no block itself. */
export type Registry<Props extends object> = { [T in keyof Props]: ComponentType<Props[T]> };

export interface BlockBoxProps {
  id: string;
  type: string;
  /** Undefined in the browser for a block that is not hydrated: the box keeps the server's HTML. */
  props: object | undefined;
  children: ReactNode;
}

interface AnyBlock<Props extends object, T extends keyof Props> {
  id: string;
  type: T;
  /** Absent in the browser for a block that is not hydrated. */
  props?: Props[T];
}

interface BlocksProps<Props extends object> {
  blocks: readonly { [T in keyof Props]: AnyBlock<Props, T> }[keyof Props][];
  registry: Registry<Props>;
  /** The box around one block; decides how the block is hydrated. */
  Box: ComponentType<BlockBoxProps>;
}

/** Blocks + registry → React: one box for each block, in order. */
export function Blocks<Props extends Record<keyof Props, object>>({
  blocks,
  registry,
  Box,
}: BlocksProps<Props>) {
  const renderBlock = <T extends keyof Props & string>({ id, type, props }: AnyBlock<Props, T>) => (
    <Box key={id} id={id} type={type} props={props}>
      {props && createElement(registry[type], props)}
    </Box>
  );
  // TypeScript cannot see that a block of a union of types is a block of one of them.
  return <>{blocks.map((block) => renderBlock(block as AnyBlock<Props, keyof Props & string>))}</>;
}
