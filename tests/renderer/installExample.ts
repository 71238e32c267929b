import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/**
 * Copies an example to an empty folder and installs the packed renderer there. Other packages are links to this
 * repository's, so that no registry is needed.
 *
 * @returns the folder.
 */
export function installExample(name: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `bridgedeck-${name}-`));
  cpSync(join(repository, 'examples', name), folder, { recursive: true });
  const own = join(folder, 'node_modules/@bridgedeck/renderer');
  mkdirSync(own, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(repository, 'renderer'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', own]);
  for (const dependency of packages) {
    symlinkSync(join(repository, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  }
  return folder;
}
