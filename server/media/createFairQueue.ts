import { AsyncResource } from 'node:async_hooks';
import { BusyError, ClientLeftError } from '../http/errors.ts';
import type { Client } from './getClient.ts';

export interface FairQueueBounds {
  /** Name of the results, for the error. */
  what: string;
  /** Concurrent jobs, in all and for one client. */
  slots: number;
  slotsPerClient: number;
  /** Waiting jobs, in all and for one client. */
  waiting: number;
  waitingPerClient: number;
}

interface Ask extends Client {
  /** Requests with the same key share one job. */
  key: string;
}

/**
 * Runs `work` in the client's turn, once for concurrent requests with the same key.
 * @param work its signal is aborted when every client of the job has disconnected.
 * @throws BusyError when too many jobs wait, ClientLeftError when the job was dropped before its turn.
 */
export type FairQueue<Result> = (ask: Ask, work: Work<Result>) => Promise<Result>;

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface Job<Result> {
  key: string;
  work: Work<Result>;
  isRunning: boolean;
  /** Number of waiting requests by client. */
  asks: Map<string, number>;
  leaving: AbortController;
  result: PromiseWithResolvers<Result>;
}

/**
 * A bounded queue with one line for each client; the lines take turns (round robin), so that a client with many jobs
 * delays another by one job at most. A job of several clients is in the line of each. A job whose clients have all
 * disconnected is dropped.
 */
export function createFairQueue<Result>(bounds: FairQueueBounds): FairQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  /** In the order of turns; a served client moves to the end. */
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

  /** Adds a client's request to a job. */
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
    // The next request with the same key starts a new job.
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
      // It may start when another client's job ends, but belongs to the request that created it.
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
