import { readFileSync } from 'node:fs';

const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/assets.json', 'utf8'));

/** Where the built site serves the code of a source file, such as `/assets/chunks/chunk-x.js`. */
export function builtFile(source: string): string {
  const file = manifest[source]?.file;
  if (!file) throw new Error(`dist/assets.json does not know ${source}`);
  return `/${file}`;
}
