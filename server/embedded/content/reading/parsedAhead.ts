import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * What texts in YAML hold, by their fingerprint. Parsing the demo content takes longer than all the rest of serving its
 * first page; the build does it beforehand, and a file that has changed since is parsed as if nothing had been.
 */
export type ParsedAhead = ReadonlyMap<string, unknown>;

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function writeParsedAhead(file: string, parsed: ParsedAhead): Promise<void> {
  await writeFile(file, JSON.stringify(Object.fromEntries(parsed)));
}

/** @param file is written by the build; without it, nothing has been parsed yet. */
export async function readParsedAhead(file: string): Promise<ParsedAhead> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text)));
}
