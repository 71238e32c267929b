import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as allRead, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Options {
  /**
   * How long (ms) no connection must have come before new ones are refused, and then no request before idle connections
   * are cut: a client may just have sent its next request on one. None unless told.
   */
  lingerMs?: number;
  /** How long (ms) running requests may take to finish, and then `onClose`. */
  timeoutMs: number;
  log: Logger;
  /** Ends what would hold connections open for ever, such as web sockets; new connections are refused by then. */
  onClosing?: () => void;
  /** Closes what the server used, once the last request is over. */
  onClose: () => Promise<void>;
}

export interface GracefulShutdown {
  isClosing(): boolean;
  /** Closes once, however often called; false when time ran out and requests were cut off. */
  shutdown(): Promise<boolean>;
}

/** New connections are refused after so many lingers, whether or not a load balancer has noticed. */
const MOST_LINGERS = 10;
const CLOSE_IDLE_MS = 20;
/** How long a request that has not arrived may still take: its headers, and all of it. */
const LATE_HEADERS_MS = 1000;
const LATE_REQUEST_MS = 3000;

/** Lingers, stops accepting, lets running requests finish, then closes the rest. Nothing happens until it is told to. */
export function gracefulShutdown(server: Server, options: Options): GracefulShutdown {
  const { lingerMs = 0, timeoutMs, log, onClosing, onClose } = options;
  let closing: Promise<boolean> | undefined;

  /** Waits until an event has not come for `lingerMs`; what has arrived by then and is not read yet is waited for. */
  const standstill = async (event: 'connection' | 'request', mostLingers: number): Promise<void> => {
    let hasCome = lingerMs > 0;
    const note = () => {
      hasCome = true;
    };
    server.on(event, note);
    for (let lingers = 0; hasCome && lingers < mostLingers; lingers++) {
      hasCome = false;
      await sleep(lingerMs);
      await allRead();
    }
    server.off(event, note);
  };

  const close = async (): Promise<boolean> => {
    log.info({ event: 'shutdown' }, 'Shutting down: no new requests, running ones may finish');
    // Connections that never send a request are not idle for Node: they would be waited for until time is up.
    server.headersTimeout = LATE_HEADERS_MS;
    server.requestTimeout = LATE_REQUEST_MS;
    // A connection that stays open after its last answer would hold the server up.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    await standstill('connection', MOST_LINGERS);
    // That of http would cut idle connections at once, and no longer end requests that do not arrive in time.
    const drained = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    // Each connection is told to close with its next answer: this ends.
    await standstill('request', Number.POSITIVE_INFINITY);
    // By the clock: listening to the end of each answer would cost every request before the shutdown.
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    onClosing?.();
    const finished = await settles(drained, timeoutMs);
    clearInterval(closeIdle);
    server.close();
    server.closeAllConnections();
    const closed = await settles(onClose(), timeoutMs);
    if (finished && closed) log.info({ event: 'shutdown-done' }, 'Shut down');
    else
      log.warn({ event: 'shutdown-forced' }, `Shut down by force: not all was finished in ${timeoutMs} ms`);
    return finished && closed;
  };
  return { isClosing: () => closing !== undefined, shutdown: () => (closing ??= close()) };
}

/** Whether the work is done in time. */
const settles = (work: Promise<void>, ms: number): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(ms, false, { ref: false })]);

/**
 * Lets SIGTERM and SIGINT close everything and end this process; a second signal ends it at once.
 * @param close resolves to false when something had to be cut off.
 */
export function onSignals(close: () => Promise<boolean>, log: Logger): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    close().then(
      (inOrder) => process.exit(inOrder ? 0 : 1),
      (error: unknown) => {
        log.error({ event: 'shutdown-failed', err: error }, 'Something could not be closed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
