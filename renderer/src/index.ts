/** `@bridgedeck/renderer`: page JSON + registry → HTML. */
export { type AnyComponent, type BlockBoxProps, Blocks, type Components } from './Blocks.ts';
export { createRenderer } from './createRenderer.ts';
export { createServerBox } from './createServerBox.ts';
export { type Format, type Formats, standardFormats } from './formats.ts';
export type { Migration } from './Migration.ts';
export { InvalidPageError, type Problem } from './Problem.ts';
export type { PageData } from './pageData.ts';
export type { Contract } from './publishContract.ts';
export { RegistryError } from './RegistryError.ts';
export { getHydration, type Hydration, type Registry, type RegistryLine } from './RegistryLine.ts';
export type { PageOfBlocks, RenderedPage, Renderer, RendererOptions, StreamedPage } from './Renderer.ts';
export type { ValidBlock } from './toElement.ts';
export type { DroppedBlock, MigratedBlock, ValidatedPage } from './ValidatedPage.ts';
