import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/** Limit for a mirror that does not answer (ms). */
const LONGEST_MS = 300_000;

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};

/**
 * Installs packages of the distribution: without asking where `CI` is true, after a yes in a terminal. Otherwise it
 * installs nothing, prints the command and sets the exit code 1.
 *
 * @param purpose what needs them, as the start of a sentence.
 */
export async function installPackages(purpose: string, ...names: string[]): Promise<void> {
  const isCi = process.env.CI === 'true';
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  const sudo = process.getuid?.() === 0 ? '' : isTerminal ? 'sudo ' : 'sudo -n ';
  const command = `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${names.join(' ')}`;
  const advice = hasApt ? `install it with: ${command}` : 'install it, so that it is on PATH';
  const mayInstall =
    hasApt && (isCi || (isTerminal && (await ask(`${purpose} ${names[0]}. Run ${command}? [y/N] `))));
  if (!mayInstall) {
    process.stdout.write(`${purpose} ${names[0]}, which is not installed: ${advice}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${purpose} ${names[0]}: ${command}\n`);
  const { status } = spawnSync('/bin/sh', ['-c', command], {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: LONGEST_MS,
  });
  if (status !== 0) {
    process.stdout.write(`${names[0]} could not be installed: ${advice}\n`);
    process.exitCode = 1;
  }
}
