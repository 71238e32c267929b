import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Sources of the build, besides the files at the root that `isSource` names; a change makes dist/ stale. */
const FOLDERS = [
  'tools/vite',
  'memo',
  'pages',
  'renderer/src',
  'blocks',
  'site',
  'store',
  'schemas',
  'locales',
  'server',
  'demo/services',
];
const isSource = (file: string): boolean => file === 'package-lock.json' || /^vite\..*config\.ts$/.test(file);
const STAMP = 'dist/built-from';

/** A glob takes four times as long, at every start. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

/** Fingerprint of the sources by content: a fresh clone has no useful file times. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  const files = [...readdirSync('.').filter(isSource), ...FOLDERS.flatMap(filesIn)];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
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

/** Stores what dist/ was built from. */
export function stampBuild(): void {
  writeFileSync(STAMP, fingerprint());
}
