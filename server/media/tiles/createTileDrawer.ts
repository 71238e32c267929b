import { type ChildProcess, fork } from 'node:child_process';
import type { TileOrder } from './TileOrder.ts';

/** Request to the drawing process: a tile, and a number that its answer repeats. */
export interface TileRequest extends TileOrder {
  id: number;
}

export type TileResponse = { id: number; svg: string } | { id: number; error: string };

/** The SVG of a tile; rejects when the drawing process fails. */
export type TileDrawer = (order: TileOrder) => Promise<string>;

/** Long enough for a visitor who moves the map; then its 300 MB are released. */
const IDLE_MS = 30_000;
const SWITCHES = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];

/**
 * Draws in a process of its own, which starts with the first tile and ends after a time without any: a thread would
 * never return its memory. It has no environment variables, hence no secrets. When it exits early, its requests are
 * rejected, and the next tile starts another one.
 */
export function createTileDrawer(idleMs = IDLE_MS): TileDrawer {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let requests = 0;
  const waiting = new Map<number, PromiseWithResolvers<string>>();

  const answered = (answer: TileResponse): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('svg' in answer) asked?.resolve(answer.svg);
    else asked?.reject(new Error(answer.error));
  };

  /** A waiting process keeps neither itself nor the server alive. */
  const rest = (started: ChildProcess): void => {
    started.unref();
    started.channel?.unref();
    idle = setTimeout(() => {
      child = undefined;
      started.disconnect();
    }, idleMs).unref();
  };

  const start = (): ChildProcess => {
    const started = fork(new URL('./tileProcess.ts', import.meta.url), {
      execArgv: SWITCHES,
      env: {},
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (answer: TileResponse) => {
      answered(answer);
      if (waiting.size === 0) rest(started);
    });
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      clearTimeout(idle);
      for (const id of waiting.keys())
        answered({ id, error: `The process that draws tiles ended with ${signal ?? `code ${code}`}` });
    });
    return started;
  };

  return ({ locale, z, x, y }) => {
    clearTimeout(idle);
    child ??= start();
    child.ref();
    child.channel?.ref();
    const id = requests++;
    const answer = Promise.withResolvers<string>();
    waiting.set(id, answer);
    child.send({ id, locale, z, x, y } satisfies TileRequest);
    return answer.promise;
  };
}
