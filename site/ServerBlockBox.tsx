import { Suspense } from 'react';
import { registryLines } from '../blocks/registryLines.ts';
import type { BlockBoxProps } from '../renderer/Blocks.tsx';
import type { BlockType } from '../schemas/index.ts';

/** The box on the server. A block that hydrates stands in a Suspense boundary, so that React waits for its code. */
export const ServerBlockBox = ({ id, type, children }: BlockBoxProps) => (
  <div data-block={type} data-block-id={id}>
    {registryLines[type as BlockType].hydration === 'never' ? children : <Suspense>{children}</Suspense>}
  </div>
);
