import { AsyncResource } from 'node:async_hooks';
import { BusyError, ClientLeftError } from '../http/errors.ts';
import type { Client } from './getClient.ts';

export interface FairQueueBounds {
  /** What one of the results is, for the error. */
  what: string;
  /** Jobs that run at the same time, in all and for one client. */
  slots: number;
  slotsPerClient: number;
  /** Jobs that may wait, in all and for one client. */
  waiting: number;
  waitingPerClient: number;
}

interface Ask extends Client {
  /** Asks with the same key share one job. */
  key: string;
}

/**
 * Runs `work` when it is the client's turn, once for all who ask for the same key.
 * @param work its signal is aborted when every client that asked has disconnected; what it does then is up to it.
 * @throws BusyError when too much is waiting, ClientLeftError when the job was dropped before its turn.
 */
export type FairQueue<Result> = (ask: Ask, work: Work<Result>) => Promise<Result>;

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface Job<Result> {
  key: string;
  work: Work<Result>;
  isRunning: boolean;
  /** How many asks of each client are still waiting for the result. */
  asks: Map<string, number>;
  leaving: AbortController;
  result: PromiseWithResolvers<Result>;
}

/**
 * A bounded queue with one line for each client; the lines take turns (round robin), so that a client with many jobs
 * delays another by one job at most. A job that several clients ask for stands in the line of each. A job whose clients
 * have all disconnected is dropped.
 */
export function createFairQueue<Result>(bounds: FairQueueBounds): FairQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  /** In the order of their turns; a client that was served goes to the end. */
  const lines = new Map<string, Set<Job<Result>>>();
  const runningByClient = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const leaveLine = (client: string, job: Job<Result>): void => {
    const line = lines.get(client);
    line?.delete(job);
    if (line?.size === 0) lines.delete(client);
  };

  const forget = (job: Job<Result>): void => {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    for (const client of job.asks.keys()) leaveLine(client, job);
  };

  const enqueue = (client: string, job: Job<Result>): void => {
    const line = lines.get(client) ?? new Set();
    const isNew = job.asks.size === 0;
    const mustWait = running >= bounds.slots || (runningByClient.get(client) ?? 0) >= bounds.slotsPerClient;
    const isFull = line.size >= bounds.waitingPerClient || (isNew && waiting >= bounds.waiting);
    if (mustWait && isFull) throw new BusyError(`too many ${bounds.what} are waiting already`);
    if (isNew) waiting++;
    line.add(job);
    lines.set(client, line);
  };

  /** A client asks for a job, or for one more time. */
  const join = (job: Job<Result>, { address, signal }: Ask): void => {
    if (!job.isRunning && !job.asks.has(address)) enqueue(address, job);
    job.asks.set(address, (job.asks.get(address) ?? 0) + 1);
    signal?.addEventListener('abort', () => leave(job, address), { once: true });
  };

  const leave = (job: Job<Result>, client: string): void => {
    const left = (job.asks.get(client) ?? 0) - 1;
    if (left > 0) return void job.asks.set(client, left);
    leaveLine(client, job);
    job.asks.delete(client);
    if (job.asks.size > 0) return;
    // The next ask for the same key begins a job of its own.
    forget(job);
    job.leaving.abort();
    if (job.isRunning) return;
    waiting--;
    job.result.reject(new ClientLeftError());
  };

  const nextTurn = (): { client: string; job: Job<Result> } | undefined => {
    for (const [client, line] of lines) {
      const [job] = line;
      if (job && (runningByClient.get(client) ?? 0) < bounds.slotsPerClient) return { client, job };
    }
    return undefined;
  };

  const startNext = (): void => {
    const turn = running < bounds.slots ? nextTurn() : undefined;
    if (!turn) return;
    const { client, job } = turn;
    for (const each of job.asks.keys()) leaveLine(each, job);
    const line = lines.get(client);
    if (line) {
      lines.delete(client);
      lines.set(client, line);
    }
    void run(client, job);
    startNext();
  };

  const run = async (client: string, job: Job<Result>): Promise<void> => {
    job.isRunning = true;
    waiting--;
    running++;
    runningByClient.set(client, (runningByClient.get(client) ?? 0) + 1);
    try {
      job.result.resolve(await job.work(job.leaving.signal));
    } catch (error) {
      job.result.reject(error);
    } finally {
      running--;
      const others = (runningByClient.get(client) ?? 0) - 1;
      if (others > 0) runningByClient.set(client, others);
      else runningByClient.delete(client);
      forget(job);
      startNext();
    }
  };

  return async (ask, work) => {
    if (ask.signal?.aborted) throw new ClientLeftError();
    const job = jobs.get(ask.key) ?? {
      key: ask.key,
      // It may be started when another client's job ends, and still belongs to the request that asked for it.
      work: AsyncResource.bind(work),
      isRunning: false,
      asks: new Map(),
      leaving: new AbortController(),
      result: Promise.withResolvers<Result>(),
    };
    join(job, ask);
    jobs.set(ask.key, job);
    startNext();
    return job.result.promise;
  };
}
