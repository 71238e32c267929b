/** Made by the build from the registry (tools/vite/blockCode.ts). */
declare module 'virtual:block-code' {
  /** Fetches the component of each block type. */
  export const blockCode: Readonly<Record<string, () => Promise<import('react').ComponentType>>>;
}
