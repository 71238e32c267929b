import { type Logger, pino } from 'pino';
import { type LineSink, writeLines } from '../logs/LineSink.ts';
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

/** Nobody who follows the log waits longer than this (ms). */
const GATHER_MS = 250;
/** A busy process writes sooner, when so many bytes have gathered: some hundred lines, which stay in the processor's cache. */
const ROOM_BYTES = 32_768;
/** UTF-8 takes no more for one unit of a string. */
const BYTES_A_UNIT = 3;

/** What lines about a page have in common, between the id of the request and how long it took. */
interface Fixed {
  middle: string;
  end: string;
}

/** As the access line of any other request has it (middleware/requestLog.ts), without what a hit never has. */
function fixedPart({ method, page, state, status }: Hit): Fixed {
  const { route, locale, target } = page;
  const fields = { event: 'request', method, path: target.path, route, locale, status };
  const message = JSON.stringify(`${method} ${target.path} was answered with ${status} in `).slice(0, -1);
  return {
    middle: `",${JSON.stringify(fields).slice(1, -1)},"cache":"none","page":"${state}","ms":`,
    end: `","msg":${message}`,
  };
}

/** Where a log goes: pino itself writes each line alone. Its symbols are there for this (pino, docs/api.md), its types are not. */
const sinkOf = (log: Logger): LineSink =>
  (log as unknown as Record<symbol, LineSink>)[pino.symbols.streamSym] ?? pino.destination({ sync: true });

/**
 * One line in the log for each page that was sent from memory, the same as for every other request, at a tenth of the
 * cost: the lines are put together by hand, gathered as bytes, of which nothing is left to collect, and written in one
 * go. None is left out.
 */
export function createHitLog(log: Logger): HitLog {
  if (!log.isLevelEnabled('info')) return { add: () => undefined, flush: () => undefined };
  const fixed = new WeakMap<KeptPage, Map<string, Fixed>>();
  const sink = sinkOf(log);
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  let moment = 0;
  let time = '';

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const lines = room.subarray(0, used);
    used = 0;
    writeLines(sink, lines);
  };

  /** The start of every line of this millisecond. */
  const begin = (): string => {
    const ms = Date.now();
    if (ms !== moment) {
      moment = ms;
      time = `{"level":"info","time":"${new Date(ms).toISOString()}","pid":${process.pid},"requestId":"`;
    }
    return time;
  };
  const fixedOf = (hit: Hit): Fixed => {
    const { page, method, state, status } = hit;
    let known = fixed.get(page);
    if (!known) {
      known = new Map();
      fixed.set(page, known);
    }
    const key = `${method}${state}${status}`;
    let part = known.get(key);
    if (!part) {
      part = fixedPart(hit);
      known.set(key, part);
    }
    return part;
  };

  return {
    add(hit) {
      const { middle, end } = fixedOf(hit);
      const took = Math.round(hit.ms * 10) / 10;
      const line = `${begin()}${hit.id}${middle}${took},"bytes":${hit.bytes},"visitor":"${hit.visitor}${end}${took} ms"}\n`;
      const most = line.length * BYTES_A_UNIT;
      if (used + most > ROOM_BYTES) flush();
      if (most > ROOM_BYTES) return writeLines(sink, Buffer.from(line));
      used += room.write(line, used);
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    flush,
  };
}
