/** `@bridgedeck/renderer/server-components`: page JSON + registry → elements, without `react-dom`. */
export { createElementRenderer, type ElementRenderer } from './createElementRenderer.ts';
export { InvalidPageError } from './Problem.ts';
export { RegistryError } from './RegistryError.ts';
