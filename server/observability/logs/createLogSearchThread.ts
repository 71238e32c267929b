import { Worker } from 'node:worker_threads';
import { BusyError, ClientLeftError } from '../../http/errors.ts';
import { createFairQueue } from '../../media/createFairQueue.ts';
import type { Client } from '../../media/getClient.ts';
import type { LogSearch } from './createLogSearch.ts';

/** What the thread is started with: a method of LogSearch and its first argument. */
export interface LogSearchTask {
  directory: string;
  method: keyof LogSearch;
  question: unknown;
}

/** One search at a time leaves the other core to the site; a team of support has no use for a longer queue. */
const QUEUE = { what: 'searches of the log', slots: 1, slotsPerClient: 1, waiting: 5, waitingPerClient: 5 };
/** The largest export (5,000 requests) takes a third of it. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** @param signal ends the thread, in the middle of a file if need be. */
function runInThread(task: LogSearchTask, signal: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = new Worker(new URL('./logSearchWorker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: LIMITS,
  });
  worker.once('message', resolve);
  worker.once('error', (error) =>
    reject(isOutOfMemory(error) ? new BusyError('a search of the log needs too much memory') : error),
  );
  // Rejects once the thread is gone: until then its place in the queue is taken.
  const end = () => worker.terminate().then(() => reject(new ClientLeftError()), reject);
  signal.addEventListener('abort', end, { once: true });
  return promise;
}

/**
 * Searches log files on a thread of its own, one for each search: reading up to a gigabyte would hold the event loop
 * that answers visitors. Searches wait for one another in a short queue, and a search whose client has disconnected is
 * ended. Its memory is bounded by the engine.
 */
export function createLogSearchThread(directory: string): LogSearch {
  const inTurn = createFairQueue<unknown>(QUEUE);
  const ask = <Method extends keyof LogSearch>(method: Method): LogSearch[Method] =>
    // The thread calls the same method of createLogSearch, so what comes back has its type.
    ((question: unknown, client: Client = { address: '' }) => {
      const key = JSON.stringify([method, question]);
      return inTurn({ key, ...client }, (signal) => runInThread({ directory, method, question }, signal));
    }) as LogSearch[Method];
  return { findRequest: ask('findRequest'), findLead: ask('findLead'), search: ask('search') };
}
