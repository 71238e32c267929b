import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as allRead, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Options {
  /**
   * How long (ms) no connection must have arrived before new ones are refused, and then no request before idle
   * connections are closed: a client may just have sent its next request. Default: none.
   */
  lingerMs?: number;
  /** How long (ms) running requests may take to finish, and then `onClose`. */
  timeoutMs: number;
  log: Logger;
  /** Closes connections that would stay open, such as web sockets; new ones are refused by then. */
  onClosing?: () => void;
  /** Closes the server's resources after the last request. */
  onClose: () => Promise<void>;
}

export interface GracefulShutdown {
  isClosing(): boolean;
  /** Closes once, however often called; false when the time ran out and requests were aborted. */
  shutdown(): Promise<boolean>;
}

/** Upper bound of waiting, even if a load balancer still sends connections. */
const MAX_LINGERS = 10;
const CLOSE_IDLE_MS = 20;
/** How long an incomplete request may still take: its headers, and all of it. */
const LATE_HEADERS_MS = 1000;
const LATE_REQUEST_MS = 3000;

/** Waits for the load balancer, stops accepting, lets running requests finish, then closes the rest. */
export function gracefulShutdown(server: Server, options: Options): GracefulShutdown {
  const { lingerMs = 0, timeoutMs, log, onClosing, onClose } = options;
  let closing: Promise<boolean> | undefined;

  /** Waits until an event has not occurred for `lingerMs`, after pending input is read. */
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
    // Connections without a request are not idle for Node: it would wait for them until the time is up.
    server.headersTimeout = LATE_HEADERS_MS;
    server.requestTimeout = LATE_REQUEST_MS;
    // A connection that stays open after its last response would delay the shutdown.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    await standstill('connection', MAX_LINGERS);
    // http's own `close` would close idle connections at once, and no longer abort incomplete requests.
    const drained = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    // Each response now closes its connection, so this ends.
    await standstill('request', Number.POSITIVE_INFINITY);
    // By a timer: a listener on each response would cost every request before the shutdown.
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
 * Closes and exits on SIGTERM and SIGINT; a second signal exits at once.
 * @param close resolves to false when something was aborted.
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
