import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** What stands in when the block fails, such as the HTML it came as. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a block whose code fails, or never arrives, from taking the page with it. React logs the reason. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
