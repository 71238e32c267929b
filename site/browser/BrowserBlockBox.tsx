import { Component, type ReactNode, Suspense } from 'react';
import type { BlockBoxProps } from '../../renderer/Blocks.tsx';
import { StaticHtml } from '../frame/StaticHtml.tsx';

interface BlockBoundaryProps {
  /** Shown when the block fails, such as the HTML it came as. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Error boundary of one block: a failure of its code, or of loading it, does not take the page down. React logs the
 * reason.
 */
class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * The box in the browser. A block without props keeps the server's HTML; the others hydrate, and fall back to that
 * HTML when their code cannot be loaded.
 */
export function BrowserBlockBox({ id, type, props, children }: BlockBoxProps) {
  const selector = `[data-block-id="${CSS.escape(id)}"]`;
  if (!props) return <StaticHtml selector={selector} data-block={type} data-block-id={id} data-static="" />;
  return (
    <div data-block={type} data-block-id={id}>
      <BlockBoundary fallback={<StaticHtml selector={selector} />}>
        <Suspense>{children}</Suspense>
      </BlockBoundary>
    </div>
  );
}
