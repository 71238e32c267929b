import { Suspense } from 'react';
import type { BlockBoxProps } from '../renderer/Blocks.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { KeptHtml } from './KeptHtml.tsx';

/**
 * The box in the browser. A block whose props stayed on the server keeps its HTML; the others hydrate, and fall back
 * to their HTML when their code cannot be had.
 */
export function BrowserBlockBox({ id, type, props, children }: BlockBoxProps) {
  const selector = `[data-block-id="${CSS.escape(id)}"]`;
  if (!props) return <KeptHtml selector={selector} data-block={type} data-block-id={id} data-kept="" />;
  return (
    <div data-block={type} data-block-id={id}>
      <BlockBoundary fallback={<KeptHtml selector={selector} />}>
        <Suspense>{children}</Suspense>
      </BlockBoundary>
    </div>
  );
}
