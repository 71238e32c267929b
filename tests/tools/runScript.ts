import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Runs a script of the project to its end, as npm does; not in a terminal. `folder` is where it looks for files. */
export async function runScript(
  script: string,
  args: string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<{ stdout: string; stderr: string; code: number | null }> {
  const child = spawn(process.execPath, [resolve('tools', script), ...args], {
    cwd: folder,
    // Most of a short script's time goes into compiling it.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: resolve('.cache/compiled'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
  await once(child, 'close');
  return { stdout, stderr, code: child.exitCode };
}
