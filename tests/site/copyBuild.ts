import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Found from the places of their own files, by what Vike has written into them. */
const OWN_PACKAGES = ['vike', '@brillout'];
const OWN = new Set(['dist', 'node_modules', '.git', '.cache', '.data']);

/** `chunk-DuKu7UKB.js`, `styles.OV-srn_o.css`: name, hash, type. */
const HASHED = /^(.+[.-])([\w-]{8})(\.(?:js|css|woff2))$/;

/**
 * A second release of the site, as a build of changed sources would be: no hashed file has the name that it has in
 * `dist/`, and every page says another release. Made of a copy, since a build takes half a minute.
 *
 * @returns the folder to start it in.
 */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-release-'));
  for (const name of readdirSync('.')) if (!OWN.has(name)) symlinkSync(resolve(name), join(folder, name));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules')) {
    const [from, to] = [resolve('node_modules', name), join(modules, name)];
    if (OWN_PACKAGES.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  const dist = join(folder, 'dist');
  cpSync('dist', dist, {
    recursive: true,
    // Compressed forms would have to be made anew; compiled code belongs to its place.
    filter: (path) => !/\/client\/.*\.(br|gz)$|^dist\/compiled$/.test(path),
  });
  renameAssets(dist);
  writeFileSync(join(dist, 'built-from'), 'the-second-release');
  return folder;
}

function renameAssets(dist: string): void {
  const files = globSync('client/assets/**/*.{js,css,woff2}', { cwd: dist });
  const names = new Map(
    files.flatMap((file) => {
      const name = basename(file);
      const [, stem = '', hash = '', type = ''] = HASHED.exec(name) ?? [];
      return hash ? [[name, `${stem}${[...hash].reverse().join('')}${type}`] as const] : [];
    }),
  );
  for (const file of globSync('{assets.json,page-styles.json,server/**/*.mjs,client/assets/**/*.{js,css}}', {
    cwd: dist,
  })) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => names.get(name) ?? name),
    );
  }
  for (const file of files) {
    const path = join(dist, file);
    renameSync(path, join(dirname(path), names.get(basename(path)) ?? basename(path)));
  }
}
