import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** What somebody has built in the repository stays there. */
const isSource = (path: string) => !/\/(node_modules|dist|\.next)$/.test(path);

/** Of all that a package is packed from: its sources, and the versions of what builds it. */
function hashSources(name: string): string {
  const files = globSync(`${name}/**`, {
    cwd: repository,
    withFileTypes: true,
    exclude: (file) => !isSource(`/${file.name}`),
  })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, join(repository, 'tsconfig.json'), join(repository, 'package-lock.json')]) {
    hash.update(`${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Packs a copy: packing removes and builds dist/, and another test may be packing at the same time. */
function packCopy(name: string, folder: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'bridgedeck-pack-'));
  cpSync(join(repository, name), join(copy, name), { recursive: true, filter: isSource });
  for (const beside of ['node_modules', 'tsconfig.json']) {
    symlinkSync(join(repository, beside), join(copy, beside));
  }
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(copy, name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(copy, { recursive: true });
}

/**
 * Packs a package of the workspace, as for the registry; once for all tests, until a source changes.
 *
 * @returns the tarball, in the given folder.
 */
export function pack(name: string, folder: string): string {
  const packed = join(repository, '.cache/packed', `${name.replaceAll('/', '-')}-${hashSources(name)}`);
  if (!existsSync(packed)) {
    mkdirSync(dirname(packed), { recursive: true });
    const own = mkdtempSync(`${packed}.`);
    packCopy(name, own);
    try {
      renameSync(own, packed);
    } catch (error) {
      // A folder with files is not replaced: another test was faster.
      if (!existsSync(packed)) throw error;
      rmSync(own, { recursive: true });
    }
  }
  const [file = ''] = readdirSync(packed);
  copyFileSync(join(packed, file), join(folder, file));
  return join(folder, file);
}

/**
 * Copies an example to an empty folder, beside the packed renderer.
 *
 * @returns folder and tarball.
 */
export function copyExample(name: string): { folder: string; tarball: string } {
  const folder = mkdtempSync(join(tmpdir(), `bridgedeck-${name}-`));
  cpSync(join(repository, 'examples', name), folder, { recursive: true, filter: isSource });
  return { folder, tarball: pack('renderer', folder) };
}

/**
 * Installs the packed renderer in a folder. Other packages are links to this repository's, so that no registry is
 * needed.
 */
export function installPackages(folder: string, tarball: string, packages: readonly string[]): void {
  unpack(tarball, join(folder, 'node_modules/@bridgedeck/renderer'));
  for (const dependency of packages) {
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, 'node_modules', dependency), link);
  }
}

/** Unpacks the tarball of a package into a folder. */
export function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
}

/**
 * Copies an example and installs the packed renderer there.
 *
 * @returns the folder.
 */
export function installExample(name: string, packages: readonly string[]): string {
  const { folder, tarball } = copyExample(name);
  installPackages(folder, tarball, packages);
  return folder;
}
