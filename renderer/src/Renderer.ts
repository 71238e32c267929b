import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AnyComponent, BlockBoxProps } from './Blocks.ts';
import type { Memoize } from './createEnvelopeCheck.ts';
import type { PageSchemas } from './createPageValidator.ts';
import type { PageData } from './pageData.ts';
import type { Contract } from './publishContract.ts';
import type { Registry } from './RegistryLine.ts';
import type { ValidBlock } from './toElement.ts';
import type { ValidatedPage } from './ValidatedPage.ts';

/** A page as every envelope has it. */
export interface PageOfBlocks {
  blocks: readonly ValidBlock[];
}

export interface RendererOptions<Page extends PageOfBlocks> extends Omit<PageSchemas, 'page' | 'blocks'> {
  registry: Registry;
  /** JSON Schema of the props by block type. */
  schemas: Readonly<Record<string, object>>;
  /** Component by block type. */
  components: Readonly<Record<string, AnyComponent>>;
  /** JSON Schema of the page around the blocks. Default: an object with a list of `blocks`. */
  envelope?: object;
  /** Header, main, footer around the blocks; not hydrated. Default: the blocks alone. */
  frame?: (page: Page, blocks: ReactElement) => ReactNode;
  /** Tags of the document's head, such as its title. */
  head?: (page: Page) => ReactNode;
  /** What the blocks are rendered in, such as providers of context; the same is passed to `hydrate`. */
  wrap?: (blocks: ReactNode, page: Page) => ReactNode;
  /** The box around each block. Default: a `div` that `hydrate` of `./client` understands. */
  Box?: ComponentType<BlockBoxProps>;
}

/** Body markup, head tags, the blocks that were dropped or migrated, and the problems of the page as a whole. */
export interface RenderedPage extends Pick<ValidatedPage<unknown>, 'dropped' | 'migrated' | 'problems'> {
  html: string;
  head: string;
  /** Types of the blocks that are hydrated, for the tags of the Vite plug-in. */
  hydrated: string[];
}

/** The same page in pieces: `stream` is HTML in UTF-8. */
export interface StreamedPage extends Omit<RenderedPage, 'html'> {
  stream: ReadableStream<Uint8Array>;
}

export interface Renderer<Page> {
  /** @throws InvalidPageError when the envelope is wrong; wrong blocks are returned as `dropped`. */
  validate: (json: unknown, memoize?: Memoize) => ValidatedPage<Page>;
  /** @throws InvalidPageError */
  render: (json: unknown) => RenderedPage;
  /**
   * Sends the frame's beginning at once. A block that hydrates and throws while it is rendered is left to the browser;
   * one that does not is dropped.
   * @throws InvalidPageError
   */
  stream: (json: unknown) => Promise<StreamedPage>;
  /** A valid page as an element of React, for hosts that render by themselves; without frame and page data. */
  element: (page: Page) => ReactNode;
  /** What the browser needs to hydrate a valid page (`data` of `hydrate`), for such hosts. */
  data: (page: Page) => PageData;
  /** Registry and schemas as JSON documents that other tools read. */
  publish: (base?: string) => Contract;
}
