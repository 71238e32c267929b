import { Component, type ReactNode, Suspense } from 'react';
import type { BlockBoxProps } from '../../renderer/Blocks.tsx';
import { StaticHtml } from '../frame/StaticHtml.tsx';

interface BlockBoundaryProps {
  /** What stands in when the block fails, such as the HTML it came as. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a block whose code fails, or never arrives, from taking the page with it. React logs the reason. */
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
 * The box in the browser. A block whose props stayed on the server keeps its HTML; the others hydrate, and fall back
 * to their HTML when their code cannot be had.
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
