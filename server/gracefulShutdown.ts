import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as allRead, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { onSignals } from './onSignals.ts';

interface Options {
  /**
   * How long nobody new must have come before the door is shut (ten times that at most), and how long kept connections
   * must then have been silent before they are cut: one that is cut between two requests may just have been sent the
   * next. None unless told.
   */
  lingerMs?: number;
  /** How long running requests may take to finish. */
  timeoutMs: number;
  log: Logger;
  /** Ends what would hold connections open for ever, such as web sockets; nobody new is accepted by then. */
  onClosing?: (() => void) | undefined;
  /** Closes what the server used, once the last request is over. */
  onClose: () => Promise<void>;
}

/** Who does not ask a load balancer may come for ever. */
const MOST_LINGERS = 10;

export interface GracefulShutdown {
  isClosing(): boolean;
  /** Closes once, however often called; false when time ran out and requests were cut off. */
  shutdown(): Promise<boolean>;
  /** Lets SIGTERM and SIGINT close the server and end the process; a second signal ends it at once. */
  onSignals(): void;
}

const CLOSE_IDLE_MS = 20;

/** Lingers, stops accepting, lets running requests finish, then closes the rest. Nothing happens until it is told to. */
export function gracefulShutdown(
  server: Server,
  { lingerMs = 0, timeoutMs, log, onClosing, onClose }: Options,
): GracefulShutdown {
  let closing: Promise<boolean> | undefined;
  let connected = 0;
  let arrived = 0;

  /**
   * Counts who comes from the moment it closes, and sends them away with their answer: all the years before the end,
   * every request would pay for that.
   */
  const watchArrivals = (): void => {
    server.on('connection', () => {
      connected++;
    });
    server.prependListener('request', (_request, response) => {
      arrived++;
      // A connection that stays open after its last answer would hold the server up.
      response.setHeader('Connection', 'close');
    });
  };

  /** Waits until a count stands still for `lingerMs`; what is at the door by then has been counted. */
  const standstill = async (count: () => number, mostTimes: number): Promise<void> => {
    for (let times = 0, known = -1; known !== count() && times < mostTimes; times++) {
      known = count();
      await sleep(lingerMs);
      await allRead();
    }
  };

  /** Resolves once nobody new is let in and nothing more has come for a while over the connections there are. */
  const linger = async (): Promise<void> => {
    await standstill(() => connected, MOST_LINGERS);
    // That of http would cut kept connections.
    NetServer.prototype.close.call(server);
    // Each connection is told to close with its next answer: this ends.
    await standstill(() => arrived, Number.POSITIVE_INFINITY);
  };

  const close = async (): Promise<boolean> => {
    watchArrivals();
    log.info({ event: 'shutdown' }, 'Shutting down: no new requests, running ones may finish');
    if (lingerMs > 0) await linger();
    const drained = drain(server);
    onClosing?.();
    const finished = await settles(drained, timeoutMs);
    server.closeAllConnections();
    const closed = await settles(onClose(), timeoutMs);
    if (finished && closed) log.info({ event: 'shutdown-done' }, 'Shut down');
    else
      log.warn({ event: 'shutdown-forced' }, `Shut down by force: not all was finished in ${timeoutMs} ms`);
    return finished && closed;
  };

  const shutdown = (): Promise<boolean> => (closing ??= close());
  return {
    isClosing: () => closing !== undefined,
    shutdown,
    onSignals: () => onSignals({ log, close: shutdown }),
  };
}

/** Resolves when the last connection is gone; at once when the server never listened. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // By the clock, not after each answer: it would have to be told of every one, all the years before the end.
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    server.close(() => {
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });

async function settles(work: Promise<void>, ms: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const timeUp = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work.then(() => true), timeUp]).finally(() => clearTimeout(late));
}
