import { Worker } from 'node:worker_threads';
import { BusyError, ClientLeftError } from '../../http/errors.ts';
import { createFairQueue } from '../../media/createFairQueue.ts';
import type { Client } from '../../media/getClient.ts';
import type { LogSearch } from './createLogSearch.ts';

/** Input of the thread: a method of LogSearch and its first argument. */
export interface LogSearchTask {
  directory: string;
  method: keyof LogSearch;
  question: unknown;
}

/** One search at a time leaves the other core to the site; support needs no longer queue. */
const QUEUE = { what: 'searches of the log', slots: 1, slotsPerClient: 1, waiting: 5, waitingPerClient: 5 };
/** The largest export (5,000 requests) takes a third of it. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** @param signal terminates the thread, even in the middle of a file. */
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
  // Rejects once the thread is gone: until then its slot is taken.
  const end = () => worker.terminate().then(() => reject(new ClientLeftError()), reject);
  signal.addEventListener('abort', end, { once: true });
  return promise;
}

/**
 * Searches log files on a separate thread for each search: reading up to a gigabyte would block the event loop.
 * Searches wait in a short queue, and one whose client has disconnected is terminated. Its memory is bounded.
 */
export function createLogSearchThread(directory: string): LogSearch {
  const inTurn = createFairQueue<unknown>(QUEUE);
  const ask = <Method extends keyof LogSearch>(method: Method): LogSearch[Method] =>
    // The thread calls the same method of createLogSearch, so the result has its type.
    ((question: unknown, client: Client = { address: '' }) => {
      const key = JSON.stringify([method, question]);
      return inTurn({ key, ...client }, (signal) => runInThread({ directory, method, question }, signal));
    }) as LogSearch[Method];
  return { findRequest: ask('findRequest'), findLead: ask('findLead'), search: ask('search') };
}
