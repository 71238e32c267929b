import { renderToString } from 'react-dom/server';
import type { BlockBoxProps } from './Blocks.ts';
import { type Problem, toProblem } from './Problem.ts';
import { quote, shorten } from './showValue.ts';
import { type BlockRendering, toElement, type ValidBlock } from './toElement.ts';

/** What React writes where a part inside of a Suspense boundary has thrown. */
const FAILED = '<!--$!-->';

/** React says this when the component's React is not the renderer's: its state is null there. */
const TWO_REACTS = /Invalid hook call|reading 'use[A-Z]/;

const toReason = (type: string, error: unknown, pointer: string): Problem => {
  const cause = error instanceof Error ? error.message : String(error);
  const hint = TWO_REACTS.test(cause) ? '; is there a second copy of React?' : '';
  return toProblem({
    pointer,
    message: `the component of ${quote(type)} has thrown: ${shorten(cause)}${hint}`,
  });
};

/** Why a block cannot be rendered; undefined when it can. */
function findFault<Page>(
  block: ValidBlock,
  rendering: BlockRendering<Page>,
  pointer: string,
): Problem | undefined {
  try {
    // Without the boundaries, which would swallow the reason.
    const Box = ({ children }: BlockBoxProps) => children;
    renderToString(toElement([block], { ...rendering, Box }));
    return undefined;
  } catch (error) {
    return toReason(block.type, error, pointer);
  }
}

export interface RenderedBlocks {
  html: string;
  /** By position among the given blocks: why it could not be rendered. Without those the page is rendered again. */
  faults: ReadonlyMap<number, Problem>;
}

/**
 * Renders blocks to HTML that hydrates. One that throws costs only itself: then each is rendered alone to find it, and
 * the others together once more.
 */
export function renderBlocks<Page>(
  blocks: readonly ValidBlock[],
  rendering: BlockRendering<Page>,
): RenderedBlocks {
  try {
    const html = renderToString(toElement(blocks, rendering));
    if (!html.includes(FAILED)) return { html, faults: new Map() };
  } catch {
    // Found below, block by block.
  }
  const faults = new Map(
    blocks.flatMap((block, index) => {
      const fault = findFault(block, rendering, `/blocks/${index}`);
      return fault ? [[index, fault] as const] : [];
    }),
  );
  const others = blocks.filter((_, index) => !faults.has(index));
  return { html: renderToString(toElement(others, rendering)), faults };
}
