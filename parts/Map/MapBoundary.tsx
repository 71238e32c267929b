import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Leaves out a map that cannot be drawn: what stands beside it stays whole. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
