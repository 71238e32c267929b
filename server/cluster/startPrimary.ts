import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import { createWorker, type RunningWorker, type WorkerReady } from './createWorker.ts';
import { startServices } from './startServices.ts';
import type { WorkerRole } from './WorkerRole.ts';

export interface RunningPrimary extends WorkerReady {
  /** Ends all processes; false when one had to be killed. They end with this process in any case. */
  shutdown(): Promise<boolean>;
}

/** Time for a worker to finish: its own limit for running requests, plus a margin. */
const CLOSE_MS = 25_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
/** A longer life means that the start was not the problem. */
const STABLE_MS = 30_000;

/**
 * Serves the site with several processes and restarts those that exit. This process runs only the embedded services,
 * once for all.
 *
 * @param program the file that each of them runs.
 * @returns undefined when the first process could not serve; it has logged why.
 * @throws ContentProblem
 */
export async function startPrimary(
  program: string,
  config: Config,
  log: Logger,
): Promise<RunningPrimary | undefined> {
  const services = await startServices(config);
  const workers = new Map<number, RunningWorker>();
  const closing = new AbortController();

  const start = (slot: number): RunningWorker => {
    const role: WorkerRole = { services: services.given, isFirst: slot === 0 };
    const worker = createWorker(program, role);
    workers.set(slot, worker);
    return worker;
  };

  /** Restarts a process whenever it exits, with a delay that depends on how long it lived. */
  const keepAlive = async (slot: number, first: RunningWorker): Promise<void> => {
    let worker = first;
    let deaths = 0;
    for (;;) {
      const born = Date.now();
      const { code, signal } = await worker.ended;
      if (closing.signal.aborted) return;
      deaths = Date.now() - born > STABLE_MS ? 1 : deaths + 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 1), MAX_PAUSE_MS);
      log.error(
        { event: 'worker-died', worker: worker.pid, code, signal, restartMs: pause },
        `Process ${worker.pid} ended with ${signal ?? `code ${code}`}; another one takes its place`,
      );
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      worker = start(slot);
      const { pid } = worker;
      worker.ready.then(
        () => log.info({ event: 'worker-back', worker: pid }, `Process ${pid} serves`),
        () => undefined, // its end is logged above
      );
    }
  };

  /** One process accepts until all others are done: no connection is refused before the end. */
  const close = async (): Promise<boolean> => {
    closing.abort();
    log.info({ event: 'shutdown' }, `Shutting down ${workers.size} processes`);
    const [last, ...others] = workers.values();
    await Promise.all(others.map((worker) => worker.close(CLOSE_MS)));
    await last?.close(CLOSE_MS);
    await services.close();
    const ends = await Promise.all([...workers.values()].map(({ ended }) => ended));
    return ends.every(({ code }) => code === 0);
  };

  const first = start(0);
  const ready = await first.ready.catch(() => undefined);
  if (!ready) {
    await first.ended;
    await services.close();
    return undefined;
  }
  void keepAlive(0, first);
  const others = Array.from({ length: config.workers - 1 }, (_, index) => index + 1);
  const started = others.map((slot) => {
    const worker = start(slot);
    void keepAlive(slot, worker);
    return worker.ready.catch(() => undefined);
  });
  await Promise.all(started);
  log.info({ event: 'workers-started', workers: config.workers }, `${config.workers} processes serve`);
  return { ...ready, shutdown: close };
}
