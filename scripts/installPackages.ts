import { execFileSync } from 'node:child_process';

/** A mirror that says nothing must not keep the tests waiting for ever (ms). */
const LONGEST_MS = 300_000;

/**
 * Installs packages of the distribution, as root or as somebody who may become it without a password.
 *
 * @throws where there is no apt-get, or it may not be used.
 */
export function installPackages(...names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const [command = '', ...words] = [...sudo, 'apt-get', ...task];
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: LONGEST_MS });
  }
}
