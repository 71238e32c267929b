import { Suspense } from 'react';
import type { BlockBoxProps } from '../renderer/Blocks.tsx';
import { KeptHtml } from './KeptHtml.tsx';

/** The box in the browser. A block whose props stayed on the server keeps its HTML; the others hydrate. */
export function BrowserBlockBox({ id, type, kept, children }: BlockBoxProps) {
  return kept ? (
    <KeptHtml selector={`[data-block-id="${CSS.escape(id)}"]`} data-block={type} data-block-id={id} />
  ) : (
    <div data-block={type} data-block-id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
