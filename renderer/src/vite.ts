import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Registry } from './RegistryLine.ts';

/** Declared in virtual.d.ts. */
const MODULE = 'virtual:bridgedeck/blocks';

interface BlocksOptions {
  /** The registry's file. Default: `blocks/registry.json`. */
  registry?: string;
  /**
   * Path of a component's file from the project's root, by its name in the registry. It exports the component under that
   * name. Default: `/blocks/Tide/Tide.tsx`.
   */
  toFile?: (component: string) => string;
}

/**
 * The code of each block in a file of its own, to be fetched when it is needed: `components` of the module
 * `virtual:bridgedeck/blocks` is what `hydrate` takes. A glob would take each file of a block's folder for something to
 * be fetched alone, and cut a block into as many pieces.
 */
export function blocks({
  registry = 'blocks/registry.json',
  toFile = (component) => `/blocks/${component}/${component}.tsx`,
}: BlocksOptions = {}): Plugin {
  let root = '';
  return {
    name: 'bridgedeck-blocks',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const file = resolve(root, registry);
      this.addWatchFile(file);
      const lines: Registry = JSON.parse(readFileSync(file, 'utf8'));
      const loaders = Object.entries(lines).map(
        ([type, { component }]) =>
          `${JSON.stringify(type)}: () => import(${JSON.stringify(toFile(component))}).then((code) => code.${component}),`,
      );
      return `export const components = {\n${loaders.join('\n')}\n};`;
    },
  };
}

/** Vite's manifest (`build.manifest`), as far as it is used here. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/**
 * Tags of a page for its head: the entry's script and styles, and of the given block types the styles and a preload of
 * their code.
 *
 * @param manifest Vite's manifest.
 * @param sources the entry, and files of blocks, as the manifest names them: `blocks/Tide/Tide.tsx`.
 * @param base where the built files are served. Default: `/`.
 */
export function toTags(manifest: Manifest, entry: string, sources: readonly string[], base = '/'): string {
  const collect = (source: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(source)) return seen;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) collect(imported, seen);
    return seen;
  };
  const chunks = new Set([entry, ...sources].flatMap((source) => [...collect(source)]));
  const styles = new Set([...chunks].flatMap((source) => manifest[source]?.css ?? []));
  const preloads = [...chunks]
    .filter((source) => source !== entry)
    .flatMap((source) => manifest[source]?.file ?? []);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    ...(manifest[entry] ? [`<script type="module" src="${base}${manifest[entry].file}"></script>`] : []),
  ].join('');
}
