import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblem } from '../demo/services/content/ContentProblem.ts';
import { loadSources, toFingerprint, writeParsedAhead } from '../demo/services/content/parsing/YamlSource.ts';

/** Parses the demo content ahead of the start. Invalid YAML fails the start, with a message, and not the build. */
export async function parseDemoContent(directory: string, file: string): Promise<void> {
  const parsed = new Map<string, unknown>();
  try {
    for (const { name, value } of (await loadSources(directory)).values()) {
      parsed.set(toFingerprint(await readFile(join(directory, name), 'utf8')), value);
    }
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
  }
  await writeParsedAhead(file, parsed);
}
