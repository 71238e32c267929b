import { type Logger, pino } from 'pino';
import type { KeptPage } from './KeptPage.ts';
import type { PageState } from './PageCache.ts';

export interface Hit {
  id: string;
  method: string;
  page: KeptPage;
  state: PageState;
  status: 200 | 304;
  /** Of the body. */
  bytes: number;
  ms: number;
  /** See createVisitorKeys. */
  visitor: string;
}

export interface HitLog {
  add(hit: Hit): void;
  /** Writes what has gathered. */
  flush(): void;
}

/** A full second of a busy process is written at once; nobody who follows the log waits longer than this (ms). */
const GATHER_MS = 250;
const MOST_GATHERED = 500;

/** As the access line of any other request has it (middleware/requestLog.ts), without what a hit never has. */
const fixedPart = ({ target: { path }, route, locale }: KeptPage): string =>
  JSON.stringify({ path, route, locale }).slice(1, -1);

interface Destination {
  write(text: string): void;
  /** A file, a pipe or the terminal has one; whatever else the log is written to takes one line at a time. */
  fd?: number;
}

/** Where a log goes: pino itself writes each line alone. Its symbols are there for this (pino, docs/api.md), its types are not. */
const destinationOf = (log: Logger): Destination =>
  (log as unknown as Record<symbol, Destination>)[pino.symbols.streamSym] ?? pino.destination({ sync: true });

/**
 * One line in the log for each page that was sent from memory, the same as for every other request, at a tenth of the
 * cost: the lines are put together by hand, gathered, and written in one go. None is left out.
 */
export function createHitLog(log: Logger): HitLog {
  if (!log.isLevelEnabled('info')) return { add: () => undefined, flush: () => undefined };
  const fixed = new WeakMap<KeptPage, string>();
  const destination = destinationOf(log);
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let second = 0;
  let upToSecond = '';

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const gathered = lines;
    lines = [];
    if (destination.fd !== undefined) destination.write(gathered.join(''));
    else for (const line of gathered) destination.write(line);
  };

  const now = (): string => {
    const ms = Date.now();
    const inSecond = ms % 1000;
    if (ms - inSecond !== second) {
      second = ms - inSecond;
      upToSecond = new Date(second).toISOString().slice(0, -'000Z'.length);
    }
    return `${upToSecond}${String(inSecond).padStart(3, '0')}Z`;
  };

  return {
    add({ id, method, page, state, status, bytes, ms, visitor }) {
      let known = fixed.get(page);
      if (known === undefined) {
        known = fixedPart(page);
        fixed.set(page, known);
      }
      const took = Math.round(ms * 10) / 10;
      const { path } = page.target;
      lines.push(
        `{"level":"info","time":"${now()}","pid":${process.pid},"requestId":"${id}","event":"request","method":"${method}",${known},"status":${status},"ms":${took},"bytes":${bytes},"cache":"none","page":"${state}","visitor":"${visitor}","msg":"${method} ${path} was answered with ${status} in ${took} ms"}\n`,
      );
      if (lines.length >= MOST_GATHERED) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    flush,
  };
}
