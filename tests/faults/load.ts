import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SILENCE_MS = 20_000;

export interface VisitorLoad {
  /** Answers that came whole, by status. */
  answered: Map<number, number>;
  /** Requests that were taken and not answered, with what happened. */
  dropped: string[];
  /** Resolves once so many answers have come. */
  after(answers: number): Promise<void>;
  /** Longest time without any answer while the load was on (ms). */
  longestGap(): number;
  /** Ends with the next answers. */
  stop(): Promise<void>;
  /** Stops as a load balancer does: when the site says that it is not ready. */
  waitForUnready(readyUrl: string): Promise<void>;
  /** Resolves when everybody was told to stop or refused, and has the last answer. */
  over: Promise<unknown>;
}

/**
 * Visitors who ask without a pause, half of them over connections they keep, until told to stop or refused: a site that
 * refuses a connection has not taken the request.
 */
export function createLoad(url: string, visitors: number): VisitorLoad {
  const answered = new Map<number, number>();
  const dropped: string[] = [];
  let stopped = false;
  let last = performance.now();
  let gap = 0;

  const ask = (agent: Agent | false): Promise<'answered' | 'refused'> =>
    new Promise((resolve) => {
      const request = get(url, { agent }, (response) => {
        response.on('error', () => undefined);
        response.resume().once('close', () => {
          if (response.complete) {
            const status = response.statusCode ?? 0;
            answered.set(status, (answered.get(status) ?? 0) + 1);
            gap = Math.max(gap, performance.now() - last);
            last = performance.now();
          } else dropped.push('cut off in the middle of the answer');
          resolve('answered');
        });
      });
      request.setTimeout(SILENCE_MS, () => request.destroy(new Error('no answer')));
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve('refused');
        dropped.push(`${error.code ?? error.message}${request.reusedSocket ? ' on a kept connection' : ''}`);
        resolve('answered');
      });
    });
  const visits = Array.from({ length: visitors }, async (_, index) => {
    const agent = index % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopped && (await ask(agent)) !== 'refused');
    if (agent) agent.destroy();
  });
  const over = Promise.all(visits);
  const total = () => [...answered.values()].reduce((sum, count) => sum + count, 0);
  return {
    async after(answers) {
      while (total() < answers) await sleep(20);
    },
    answered,
    dropped,
    longestGap: () => Math.round(gap),
    over,
    async waitForUnready(readyUrl) {
      const isReady = () => fetch(readyUrl).then(({ ok }) => ok);
      while (await isReady().catch(() => false)) await sleep(50);
      stopped = true;
    },
    async stop() {
      stopped = true;
      await over;
    },
  };
}
