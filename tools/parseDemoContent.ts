import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblem } from '../demo/services/content/ContentProblem.ts';
import { fingerprintOf, readSources, writeParsedAhead } from '../demo/services/content/reading/YamlSource.ts';

/** Parses the demo content, so that a start need not. What is no YAML stops the start, in words, and not the build. */
export async function parseDemoContent(directory: string, file: string): Promise<void> {
  const parsed = new Map<string, unknown>();
  try {
    for (const { name, value } of (await readSources(directory)).values()) {
      parsed.set(fingerprintOf(await readFile(join(directory, name), 'utf8')), value);
    }
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
  }
  await writeParsedAhead(file, parsed);
}
