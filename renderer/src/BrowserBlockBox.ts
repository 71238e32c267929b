import { Component, createElement, type ReactNode, Suspense } from 'react';
import type { RootOptions } from 'react-dom/client';
import type { BlockBoxProps } from './Blocks.ts';
import { StaticHtml } from './StaticHtml.ts';

interface BlockBoundaryProps {
  /** The block's. */
  type: string;
  /** Shown when the block fails, such as the HTML it came as. */
  fallback: ReactNode;
  children?: ReactNode;
}

/**
 * Error boundary of one block: a failure of its code, or of loading it, does not take the page down. React reports the
 * reason (`onCaughtError` of the root, the console without it).
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

/** Only in the browser is there something to select. */
const select = (id: string): string =>
  typeof CSS === 'undefined' ? '' : `[data-block-id="${CSS.escape(id)}"]`;

/**
 * The box in the browser. A block without content keeps the server's HTML; the others hydrate, and fall back to that
 * HTML when their code cannot be loaded.
 */
export function BrowserBlockBox({ id, type, lang, children }: Omit<BlockBoxProps, 'props'>): ReactNode {
  const selector = select(id);
  const attributes = { 'data-block': type, 'data-block-id': id, lang };
  if (children === undefined) {
    const still = { selector, ...attributes, 'data-static': '' };
    return createElement(StaticHtml, still);
  }
  const fallback = createElement(StaticHtml, { selector });
  const content = createElement(Suspense, null, children);
  return createElement('div', attributes, createElement(BlockBoundary, { type, fallback }, content));
}

type CaughtErrorInfo = Parameters<NonNullable<RootOptions['onCaughtError']>>[1];

/** The type of the block that has failed, for the root's `onCaughtError`; undefined for what is no block. */
export const getFailedBlock = ({ errorBoundary }: CaughtErrorInfo): string | undefined =>
  errorBoundary instanceof BlockBoundary ? errorBoundary.props.type : undefined;
