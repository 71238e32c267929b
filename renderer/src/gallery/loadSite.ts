import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLiveExamples, type LiveExamples } from './createLiveExamples.ts';
import type { GallerySite } from './GallerySite.ts';

/** The module of a site that cannot be shown. */
export class SiteModuleError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} ${reason}`);
    this.name = 'SiteModuleError';
  }
}

/** Where the site of a module comes from. */
export interface SiteSource {
  /**
   * The site as its files are now: the same object until one is edited.
   *
   * @throws SiteModuleError when the module cannot be loaded, or exports none.
   */
  load: () => Promise<GallerySite>;
  /** Where the project has Vite. */
  live?: LiveExamples;
}

const NEEDED = ['registry', 'schemas', 'components'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSite = (value: unknown): value is object =>
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

/**
 * Opens the module of a site: an export that has registry, schemas and components, or the module itself; one with
 * examples comes first. With Vite it may be TypeScript, JSX, and import styles, live blocks hydrate, and edits show.
 *
 * @param server of the gallery.
 */
export async function openSite(file: string, server: Server): Promise<SiteSource> {
  const vite = await importVite();
  const live = vite && (await createLiveExamples(vite, server));
  const path = resolve(file);
  const importModule = (): Promise<object> => live?.importModule(path) ?? import(pathToFileURL(path).href);
  const load = async () => {
    let module: object;
    try {
      module = await importModule();
    } catch (error) {
      throw new SiteModuleError(file, `cannot be loaded: ${error instanceof Error ? error.message : error}`);
    }
    const sites = [...Object.values(module), module].filter(isSite);
    const site = sites.find((one) => 'examples' in one) ?? sites[0];
    if (!site) throw new SiteModuleError(file, `has no export with ${NEEDED.join(', ')}`);
    // createRenderer checks the rest.
    return site as GallerySite;
  };
  return { load, ...(live && { live }) };
}
