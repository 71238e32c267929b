import { parentPort } from 'node:worker_threads';
import type { TileAnswer, TileQuestion } from './createTileDrawer.ts';
import { createTileMap } from './createTileMap.ts';

// The program of a thread of its own, see createTileDrawer.ts: it starts when it is run, and nobody imports it.
const draw = createTileMap();

parentPort?.on('message', ({ id, ...order }: TileQuestion) => {
  parentPort?.postMessage({ id, svg: draw(order) } satisfies TileAnswer);
});
