import { Worker } from 'node:worker_threads';
import type { TileOrder } from './TileOrder.ts';

/** What the drawing thread is asked: a tile, and a number that its answer repeats. */
export interface TileQuestion extends Omit<TileOrder, 'scale'> {
  id: number;
}

export interface TileAnswer {
  id: number;
  svg: string;
}

/** The SVG of a tile; rejects when the thread that draws breaks down. */
export type TileDrawer = (order: Omit<TileOrder, 'scale'>) => Promise<string>;

/**
 * Draws on a thread of its own, which the first tile starts and which keeps no process alive once it has drawn. When it breaks down,
 * whoever waits hears of it, and the next tile starts another one.
 */
export function createTileDrawer(): TileDrawer {
  let worker: Worker | undefined;
  let questions = 0;
  const waiting = new Map<number, PromiseWithResolvers<string>>();

  const start = (): Worker => {
    const started = new Worker(new URL('./tileWorker.ts', import.meta.url));
    started.on('message', ({ id, svg }: TileAnswer) => {
      waiting.get(id)?.resolve(svg);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };

  return ({ locale, z, x, y }) => {
    worker ??= start();
    const id = questions++;
    const answer = Promise.withResolvers<string>();
    waiting.set(id, answer);
    worker.ref();
    worker.postMessage({ id, locale, z, x, y } satisfies TileQuestion);
    return answer.promise;
  };
}
