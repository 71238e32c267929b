import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ROLE_VARIABLE, type WorkerRole } from './WorkerRole.ts';

/** What a worker says once it serves. */
export interface WorkerReady {
  url: string;
  adminUrl: string | undefined;
}

/** One running process of several. */
export interface RunningWorker {
  pid: number | undefined;
  /** Rejects when it ends before it serves. */
  ready: Promise<WorkerReady>;
  /** Resolves when it has ended and all it wrote has been passed on. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Lets it finish what it is doing; kills it when that takes longer than `maxWaitMs`. */
  close(maxWaitMs: number): Promise<void>;
}

/**
 * Starts a process that serves the site; what it writes comes out of this one.
 * @param program the file it runs, as this process does: built or not.
 */
export function createWorker(program: string, role: WorkerRole): RunningWorker {
  // Processes accept by themselves. Node's other way hands connections over, and one that is handed to a process that
  // is killed at that moment is never answered and never closed.
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
  // Whoever does not care whether it serves must not be ended by it.
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
 * Writes what comes from a process, whole lines at a time: lines of several never run into each other. A last line
 * without an end gets one.
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
