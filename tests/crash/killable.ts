import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A lead server that is killed and started again. */
export interface Killable {
  /** Where it is now; undefined while it is dead. */
  url(): string | undefined;
  start(): Promise<void>;
  /**
   * SIGKILL: nothing is finished, nothing is closed.
   * @returns whether there was one.
   * @throws Error for one that has ended in any other way.
   */
  kill(): Promise<boolean>;
  /** What it wrote to standard error. */
  complaints(): string;
}

export function killable(environment: Record<string, string>): Killable {
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let complaints = '';
  return {
    url: () => url,
    complaints: () => complaints,
    async start() {
      child = fork(join(import.meta.dirname, 'leadProcess.ts'), [], {
        env: { PATH: process.env.PATH, ...environment },
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      child.stderr?.setEncoding('utf8').on('data', (chunk) => {
        complaints += chunk;
      });
      const ready = once(child, 'message');
      const [said] = await Promise.race([ready, once(child, 'exit')]);
      if (child.exitCode !== null) throw new Error(`The lead server did not start (${said}): ${complaints}`);
      url = `http://127.0.0.1:${said}`;
    },
    async kill() {
      url = undefined;
      const victim = child;
      if (!victim) return false;
      child = undefined;
      const gone = once(victim, 'exit');
      const [code, signal] = victim.kill('SIGKILL') ? await gone : [victim.exitCode, victim.signalCode];
      if (signal === 'SIGKILL') return true;
      throw new Error(`The lead server ended by itself (${signal ?? code}): ${complaints}`);
    },
  };
}
