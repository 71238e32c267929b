/** `@bridgedeck/renderer/registry`: what the registry says of a block. Depends on nothing. */
export { getHydration, type Hydration, type Registry, type RegistryLine } from './RegistryLine.ts';
