/** `@bridgedeck/renderer/client`: blocks in the browser, and the type of the module that the Vite plug-in makes. */
export { type AnyComponent, type BlockBoxProps, Blocks, type Components } from './Blocks.ts';
export { BrowserBlockBox, getFailedBlock } from './BrowserBlockBox.ts';
export {
  createLazyComponents,
  type LazyComponents,
  type LoadComponent,
  whenIdle,
} from './createLazyComponents.ts';
export { type ComponentLoader, type HydratedBlocks, type HydrateOptions, hydrate } from './hydrate.ts';
export type { PageData } from './pageData.ts';
export { getHydration, type Hydration, type Registry, type RegistryLine } from './RegistryLine.ts';
export { StaticHtml } from './StaticHtml.ts';
