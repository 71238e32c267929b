import type { Writable } from 'node:stream';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ContentProblem } from '../demo/services/content/ContentProblem.ts';
import { ConfigError, UpstreamError } from '../server/http/errors.ts';

/** The command was called wrongly; the message says how it is called. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Errors of use and configuration are printed as a sentence; all others with their stack. */
const EXPECTED = [UsageError, ConfigError, ContentProblem, UpstreamError];

/**
 * Runs a check.
 *
 * @param check returns whether all is well.
 * @returns its exit code: 0 clean, 1 something was found, 2 the check could not run, for a reason written to `errors`.
 */
export async function getExitCode(check: () => Promise<boolean>, errors: Writable): Promise<0 | 1 | 2> {
  try {
    return (await check()) ? 0 : 1;
  } catch (error) {
    const known = error instanceof Error && EXPECTED.some((kind) => error instanceof kind);
    errors.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`);
    return 2;
  }
}

/** Runs a check as a script: the process ends with its exit code. */
export async function runCheck(check: () => Promise<boolean>): Promise<void> {
  process.exitCode = await getExitCode(check, process.stderr);
}

/**
 * The options of a command line. `--help` shows the usage and ends the process.
 *
 * @param usage one line, shown when something else is asked for.
 * @throws UsageError
 */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  if (args.includes('--help')) {
    process.stdout.write(`Usage: ${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
}
