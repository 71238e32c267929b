/** Made by the Vite plug-in of `@bridgedeck/renderer/vite`. */
declare module 'virtual:bridgedeck/blocks' {
  /** Fetches the component of a block type. */
  export const components: Readonly<Record<string, () => Promise<import('react').ComponentType>>>;
}
