import { Writable } from 'node:stream';
import type { Environment } from '../../server/config/checkEnvironment.ts';
import { getExitCode } from '../../tools/runCheck.ts';

type Command = (
  args: string[],
  environment: Environment,
  output: Writable,
  signal: AbortSignal,
) => Promise<boolean>;

const collect = () => {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
};

/**
 * Runs a command of tools/ to its end as its script does, in this process: a process of its own takes half a second of
 * CPU to start. That the script passes on what it is given is tested by runScript.
 */
export async function runCommand(
  command: Command,
  args: string[],
  environment: Environment = {},
): Promise<{ stdout: string; stderr: string; code: number }> {
  const [output, errors] = [collect(), collect()];
  const { signal } = new AbortController();
  const code = await getExitCode(() => command(args, environment, output.stream, signal), errors.stream);
  return { stdout: output.text(), stderr: errors.text(), code };
}
