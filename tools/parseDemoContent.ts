import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblem } from '../demo/services/content/ContentProblem.ts';
import { loadSources, toFingerprint, writeParsedAhead } from '../demo/services/content/parsing/YamlSource.ts';

/** Directories of demo content: what is published, and the drafts of each language; of each brand. */
export const listDemoDirectories = (): string[] =>
  globSync(['demo/content', 'demo/drafts/*', 'demo/brands/*/content', 'demo/brands/*/drafts/*']).sort();

/** Parses demo content ahead of the start. Invalid YAML fails the start, with a message, and not the build. */
export async function parseDemoContent(directories: readonly string[], file: string): Promise<void> {
  const parsed = new Map<string, unknown>();
  for (const directory of directories) {
    try {
      for (const { name, value } of (await loadSources(directory)).values()) {
        parsed.set(toFingerprint(await readFile(join(directory, name), 'utf8')), value);
      }
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
    }
  }
  await writeParsedAhead(file, parsed);
}
