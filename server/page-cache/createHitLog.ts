import { type Logger, pino } from 'pino';
import { type LineSink, writeLines } from '../logs/LineSink.ts';
import type { KeptPage } from './KeptPage.ts';
import type { PageState } from './PageCache.ts';

export interface Hit {
  /** As randomUUID or ACCEPTABLE_ID has it. */
  id: string;
  method: string;
  page: KeptPage;
  state: PageState;
  status: 200 | 304;
  /** Of the body. */
  bytes: number;
  /** When it came, milliseconds since 1970. */
  at: number;
  /** What it took, by the same clock. */
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

/** What lines about a page have in common, between the id of the request and how long it took. */
interface Fixed extends Pick<Hit, 'method' | 'state' | 'status'> {
  middle: Buffer;
  end: Buffer;
}

/** As the access line of any other request has it (middleware/requestLog.ts), without what a hit never has. */
function fixedPart({ method, page, state, status }: Hit): Fixed {
  const { route, locale, target } = page;
  const fields = { event: 'request', method, path: target.path, route, locale, status };
  const message = JSON.stringify(`${method} ${target.path} was answered with ${status} in `).slice(0, -1);
  return {
    method,
    state,
    status,
    middle: Buffer.from(`",${JSON.stringify(fields).slice(1, -1)},"cache":"none","page":"${state}","ms":`),
    end: Buffer.from(`","msg":${message}`),
  };
}

/** Where a log goes: pino itself writes each line alone. Its symbols are there for this (pino, docs/api.md), its types are not. */
const sinkOf = (log: Logger): LineSink =>
  (log as unknown as Record<symbol, LineSink>)[pino.symbols.streamSym] ?? pino.destination({ sync: true });

/**
 * One line in the log for each page that was sent from memory, the same as for every other request, at a tenth of the
 * cost: the lines are put together by hand, of bytes that are mostly there, of which nothing is left to collect, and
 * written in one go. None is left out.
 */
export function createHitLog(log: Logger): HitLog {
  if (!log.isLevelEnabled('info')) return { add: () => undefined, flush: () => undefined };
  const fixed = new WeakMap<KeptPage, Fixed[]>();
  const sink = sinkOf(log);
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  let moment = 0;
  let start = Buffer.alloc(0);

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const lines = room.subarray(0, used);
    used = 0;
    writeLines(sink, lines);
  };

  /** The start of every line of a millisecond. */
  const startOf = (at: number): Buffer => {
    if (at === moment) return start;
    moment = at;
    const time = new Date(at).toISOString();
    start = Buffer.from(`{"level":"info","time":"${time}","pid":${process.pid},"requestId":"`);
    return start;
  };
  const fixedOf = (hit: Hit): Fixed => {
    const known = fixed.get(hit.page) ?? [];
    const before = known.find(
      ({ method, state, status }) => method === hit.method && state === hit.state && status === hit.status,
    );
    if (before) return before;
    const part = fixedPart(hit);
    fixed.set(hit.page, [...known, part]);
    return part;
  };

  const put = (bytes: Buffer): void => {
    room.set(bytes, used);
    used += bytes.length;
  };
  /** For ASCII only: one byte for each character, and nothing to look up. */
  const putText = (text: string): void => {
    used += room.write(text, used, 'latin1');
  };

  return {
    add(hit) {
      const { id, bytes, visitor, at, ms } = hit;
      const { middle, end } = fixedOf(hit);
      const first = startOf(at);
      const measured = `${ms},"bytes":${bytes},"visitor":"${visitor}`;
      const last = `${ms} ms"}\n`;
      const length = first.length + id.length + middle.length + measured.length + end.length + last.length;
      if (used + length > ROOM_BYTES) flush();
      if (length > ROOM_BYTES) {
        writeLines(sink, Buffer.from(`${first}${id}${middle}${measured}${end}${last}`));
        return;
      }
      put(first);
      putText(id);
      put(middle);
      putText(measured);
      put(end);
      putText(last);
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    flush,
  };
}
