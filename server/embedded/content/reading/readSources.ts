import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ContentProblem, Problems } from '../ContentProblem.ts';
import { MENU_BUNDLES, VOCABULARIES } from '../model/bundles.ts';
import { NODE_BUNDLES } from '../model/nodeBundles.ts';
import { type ParsedAhead, readYamlSource, type YamlSource } from './YamlSource.ts';

const TOP_FILES = ['site', 'media', 'lightboxes', 'dealers', 'redirects'];

/** Whether a file name is one of those the demo format knows. */
function isKnown(name: string): boolean {
  const [folder = '', bundle = '', ...rest] = name.replace(/\.yaml$/, '').split('/');
  if (folder === 'node') return bundle in NODE_BUNDLES && rest.length === 1;
  if (rest.length > 0) return false;
  if (folder === 'menus') return bundle in MENU_BUNDLES;
  if (folder === 'terms') return VOCABULARIES.some((vocabulary) => vocabulary === bundle);
  return bundle === '' && TOP_FILES.includes(folder);
}

/**
 * Reads every YAML file of the content directory, by name without `.yaml`.
 * @param parsed spares parsing what it knows.
 * @throws ContentProblem naming every file that is broken or has no business there.
 */
export async function readSources(
  directory: string,
  parsed: ParsedAhead = new Map(),
): Promise<ReadonlyMap<string, YamlSource>> {
  const paths = await readdir(directory, { recursive: true }).catch((cause: unknown) => {
    throw new ContentProblem(`The content directory ${directory} cannot be read.`, { cause });
  });
  const names = paths.map((path) => path.replaceAll(sep, '/')).filter((name) => name.endsWith('.yaml'));
  const problems = new Problems();
  const sources = new Map<string, YamlSource>();
  for (const name of names.sort()) {
    await problems.attempt(async () => {
      if (!isKnown(name)) throw new ContentProblem(`${name}: no content of this kind is known.`);
      sources.set(name.slice(0, -'.yaml'.length), await readYamlSource(name, join(directory, name), parsed));
    });
  }
  problems.raise();
  return sources;
}
