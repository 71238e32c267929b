import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ROLE_VARIABLE, type WorkerRole } from './WorkerRole.ts';

/** Message of a worker that is ready to serve. */
export interface WorkerReady {
  url: string;
  adminUrl: string | undefined;
}

/** One of several processes. */
export interface RunningWorker {
  pid: number | undefined;
  /** Rejects when it exits before it serves. */
  ready: Promise<WorkerReady>;
  /** Resolves when it has exited and its output is forwarded. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Lets it finish its requests; kills it after `maxWaitMs`. */
  close(maxWaitMs: number): Promise<void>;
}

/**
 * Starts a process that serves the site, and forwards its output.
 * @param program file to run: built or not.
 */
export function createWorker(program: string, role: WorkerRole): RunningWorker {
  // Each process accepts connections itself. With Node's round robin, a connection that is handed to a process that is
  // killed at that moment is never answered and never closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: [], silent: true });
  const worker: Worker = cluster.fork({ [ROLE_VARIABLE]: JSON.stringify(role) });
  const { process: child } = worker;
  if (child.stdout) forwardLines(child.stdout, (lines) => process.stdout.write(lines));
  if (child.stderr) forwardLines(child.stderr, (lines) => process.stderr.write(lines));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ready = new Promise<WorkerReady>((resolve, reject) => {
    worker.once('message', resolve);
    child.once('exit', () => reject(new Error('A worker ended before it served')));
  });
  // Callers need not handle the rejection.
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    ended,
    async close(maxWaitMs) {
      const late = setTimeout(() => child.kill('SIGKILL'), maxWaitMs);
      if (worker.isConnected()) worker.send('close');
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * Forwards the output of a process in whole lines, so that lines of several processes do not mix. An unterminated last
 * line is terminated.
 */
export function forwardLines(from: Readable, write: (lines: string) => void): void {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) {
      write(rest + text.slice(0, end));
      rest = '';
    }
    rest += text.slice(end);
  });
  from.on('end', () => {
    if (rest !== '') write(`${rest}\n`);
  });
}
