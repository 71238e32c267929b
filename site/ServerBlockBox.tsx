import { Suspense } from 'react';
import { registryLines } from '../blocks/registryLines.ts';
import type { BlockBoxProps } from '../renderer/Blocks.tsx';
import type { BlockType } from '../schemas/index.ts';

/** The box on the server. A block that hydrates stands in a Suspense boundary, so that React waits for its code. */
export function ServerBlockBox({ id, type, children }: BlockBoxProps) {
  return (
    <div data-block={type} data-block-id={id}>
      {/* The renderer knows types only as words; validation has let none through that the registry lacks. */}
      {registryLines[type as BlockType].hydration === 'never' ? children : <Suspense>{children}</Suspense>}
    </div>
  );
}
