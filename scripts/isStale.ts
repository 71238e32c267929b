import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Everything the build reads; a change to any of it makes dist/ stale. */
const SOURCES = [
  'package-lock.json',
  'vite*.config.ts',
  'vite/**/*',
  'design/**/*',
  'consent/**/*',
  'renderer/**/*',
  'blocks/**/*',
  'parts/**/*',
  'site/**/*',
  'store/**/*',
  'schemas/**/*',
  'forms/**/*',
  'locales/**/*',
];
const STAMP = 'dist/built-from';

/** Fingerprint of the sources by content: a fresh clone has no useful file times. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const readStamp = (): string | undefined => {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
};

/** Whether dist/ is missing or was made from other sources. */
export function isStale(): boolean {
  return readStamp() !== fingerprint();
}

/** Remembers what dist/ was made from. */
export function stampBuild(): void {
  writeFileSync(STAMP, fingerprint());
}
