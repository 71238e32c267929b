import { type ComponentType, createElement, type ReactNode } from 'react';

/** Which component renders a block type. The renderer is handed it and knows no block itself. */
export type Registry<Props extends object> = { [T in keyof Props]: ComponentType<Props[T]> };

export interface BlockBoxProps {
  id: string;
  type: string;
  /** Undefined in the browser when they stayed on the server: the box keeps the HTML it has. */
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
  /** The box around one block; it decides how the block comes to life. */
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
  // A block of a union of types is a block of some type: the compiler cannot see which, and need not.
  return <>{blocks.map((block) => renderBlock(block as AnyBlock<Props, keyof Props & string>))}</>;
}
