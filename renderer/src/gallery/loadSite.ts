import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GallerySite } from './GallerySite.ts';

/** The module of a site that cannot be shown. */
export class SiteModuleError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} ${reason}`);
    this.name = 'SiteModuleError';
  }
}

const NEEDED = ['registry', 'schemas', 'components'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSite = (value: unknown): boolean =>
  isObject(value) && NEEDED.every((name) => name in value && isObject(value[name]));

/** Vite, where the project has it. */
const importVite = async (): Promise<typeof import('vite') | undefined> => {
  try {
    return await import('vite');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};

/** Imports a module as the project's own build does: with Vite it may be TypeScript, JSX, and import styles. */
async function importModule(file: string): Promise<object> {
  const vite = await importVite();
  if (!vite) return import(pathToFileURL(file).href);
  // Stays open for what the module imports later.
  const server = await vite.createServer({
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return server.ssrLoadModule(file);
}

/**
 * Loads the site of a module: the first export that has registry, schemas and components, or the module itself.
 *
 * @throws SiteModuleError when the module cannot be loaded, or exports none.
 */
export async function loadSite(file: string): Promise<GallerySite> {
  let module: object;
  try {
    module = await importModule(resolve(file));
  } catch (error) {
    throw new SiteModuleError(file, `cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
  const site = [...Object.values(module), module].find(isSite);
  if (!site) throw new SiteModuleError(file, `has no export with ${NEEDED.join(', ')}`);
  // createRenderer checks the rest.
  return site as GallerySite;
}
