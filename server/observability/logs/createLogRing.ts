import { isOfAdmin, requestIdIn } from './requestIdIn.ts';

/** The newest requests with their raw log lines. */
export interface LogRing {
  /** Takes a line of the log; lines outside requests are ignored. */
  write(line: string): void;
  /** All lines of a request, in order; empty for an unknown one. */
  getLines(id: string): string[];
  /** Ids of the requests with a line that contains a text, newest first. */
  idsWith(text: string): string[];
  /** All requests, newest first. */
  entries(): { id: string; lines: readonly string[] }[];
  /** Calls `listener` with each request after its response, until stopped. */
  onAnswered(listener: (id: string, lines: readonly string[]) => void): () => void;
}

interface Entry {
  id: string;
  lines: string[];
  bytes: number;
  isAnswered: boolean;
  order: number;
  room: Room | undefined;
}

/**
 * A part of the memory. A queue with a moving head: a Set would have to skip all deleted entries to find its oldest.
 */
interface Room {
  /** Oldest first, from `head` on; entries that moved to the other room are still there. */
  queue: Entry[];
  head: number;
  bytes: number;
  maxBytes: number;
}

/** A client may repeat an id: the entry is bounded. */
const MAX_ENTRY = 128_000;
/** Entries before the head of a queue until it is compacted. */
const FEW = 1000;
/** Characters of a packed chunk of lines. */
const MAX_CHUNK = 32_768;
/** V8 uses two bytes a character as soon as there is one typographic quote. */
const BYTES_A_CHARACTER = 2;

/**
 * The lines of cached pages, one a request, packed into a few buffers: as separate strings they would be long-lived
 * garbage, whose collection took a third as long as the response itself.
 */
function createHits(maxBytes: number) {
  const packed: { bytes: Buffer; orders: number[] }[] = [];
  const chunkBytes = Math.min(MAX_CHUNK, maxBytes / 4);
  let open = '';
  let orders: number[] = [];
  return {
    add(line: string, order: number): void {
      open += line;
      orders.push(order);
      if (open.length < chunkBytes) return;
      packed.push({ bytes: Buffer.from(open), orders });
      open = '';
      orders = [];
      if (packed.length * chunkBytes > maxBytes - 2 * chunkBytes) packed.shift();
    },
    entries: () =>
      [...packed, { bytes: open, orders }].flatMap(({ bytes, orders: numbers }) =>
        `${bytes}`
          .split(/(?<=\n)/)
          .filter((line) => line !== '')
          .map((line, index) => ({ id: requestIdIn(line) ?? '', lines: [line], order: numbers[index] ?? 0 })),
      ),
  };
}

const INFO = '{"level":"info"';
const isOrdinary = (line: string): boolean =>
  /^\{"level":"(info|debug|trace)"/.test(line) && !line.includes('"event":"lead-');

/**
 * Stores the newest lines of the log by request, in memory. Half of it is for requests with a warning, an error or a
 * lead, and a quarter for those without a cached page: thousands of ordinary ones do not evict those.
 */
export function createLogRing({ maxBytes }: { maxBytes: number }): LogRing {
  const newest = new Map<string, Entry>();
  const ordinary: Room = { queue: [], head: 0, bytes: 0, maxBytes: maxBytes / 4 };
  const noteworthy: Room = { queue: [], head: 0, bytes: 0, maxBytes: maxBytes / 2 };
  const hits = createHits(maxBytes / 4);
  const listeners = new Set<(id: string, lines: readonly string[]) => void>();
  let order = 0;

  const contents = (room: Room): Entry[] =>
    room.queue.slice(room.head).filter((entry) => entry.room === room);
  const makeRoom = (room: Room, latest: Entry): void => {
    while (room.bytes > room.maxBytes) {
      const oldest = room.queue[room.head];
      if (!oldest || oldest === latest) break;
      room.head++;
      if (oldest.room !== room) continue;
      room.bytes -= oldest.bytes;
      // It may stay in the queue for a while, without its lines.
      oldest.lines = [];
      if (newest.get(oldest.id) === oldest) newest.delete(oldest.id);
    }
    if (room.head > FEW && room.head > room.queue.length / 2) {
      room.queue.splice(0, room.head);
      room.head = 0;
    }
  };
  const move = (entry: Entry, room: Room): void => {
    if (entry.room === room) return;
    if (entry.room) entry.room.bytes -= entry.bytes;
    entry.room = room;
    room.bytes += entry.bytes;
    room.queue.push(entry);
  };
  const entryFor = (id: string, isAnswer: boolean): Entry => {
    const known = newest.get(id);
    if (known && known.bytes < MAX_ENTRY && !(isAnswer && known.isAnswered)) return known;
    const entry = { id, lines: [], bytes: 0, isAnswered: false, order: ++order, room: undefined };
    newest.set(id, entry);
    return entry;
  };
  const all = () =>
    [...hits.entries(), ...contents(ordinary), ...contents(noteworthy)].sort(
      (one, other) => other.order - one.order,
    );

  return {
    write(line) {
      const id = requestIdIn(line);
      if (id === undefined || isOfAdmin(line)) return;
      const isAnswer = line.includes('"event":"request"');
      // An answer's line is none of a lead.
      if (isAnswer && line.startsWith(INFO) && line.includes('"page":"fresh"') && !newest.has(id)) {
        hits.add(line, ++order);
        for (const listener of listeners) listener(id, [line]);
        return;
      }
      const entry = entryFor(id, isAnswer);
      const bytes = line.length * BYTES_A_CHARACTER;
      const isPlain = isOrdinary(line) && entry.room !== noteworthy;
      const room = isPlain ? ordinary : noteworthy;
      move(entry, room);
      entry.lines.push(line);
      entry.bytes += bytes;
      room.bytes += bytes;
      entry.isAnswered ||= isAnswer;
      makeRoom(room, entry);
      if (isAnswer) for (const listener of listeners) listener(id, entry.lines);
    },
    getLines: (id) =>
      all()
        .filter((entry) => entry.id === id)
        .reverse()
        .flatMap(({ lines }) => lines),
    idsWith: (text) => [
      ...new Set(
        all()
          .filter(({ lines }) => lines.some((line) => line.includes(text)))
          .map(({ id }) => id),
      ),
    ],
    entries: all,
    onAnswered(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
