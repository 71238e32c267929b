import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, LoadReport } from './driveLoad.ts';

export interface LoadGenerator {
  run(load: Load): Promise<LoadReport>;
  stop(): void;
}

/** Starts the visitors; they rest until they are told what to ask for. */
export function startLoad(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'loadProgram.ts'), [], { execArgv: [] });
  return {
    async run(load) {
      const ended = new AbortController();
      const { signal } = ended;
      child.send(load);
      const report = once(child, 'message', { signal });
      const exit = once(child, 'exit', { signal }).then(() => {
        throw new Error('The load generator has ended');
      });
      try {
        const [answer] = await Promise.race([report, exit]);
        return answer;
      } finally {
        exit.catch(() => undefined);
        report.catch(() => undefined);
        ended.abort();
      }
    },
    stop: () => void child.kill(),
  };
}
