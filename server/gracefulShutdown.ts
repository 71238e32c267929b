import type { Server } from 'node:http';
import type { Logger } from 'pino';

interface Options {
  /** How long running requests may take to finish. */
  timeoutMs: number;
  log: Logger;
  /** Ends what would hold connections open for ever, such as web sockets; nobody new is accepted by then. */
  onClosing?: (() => void) | undefined;
  /** Closes what the server used, once the last request is over. */
  onClose: () => Promise<void>;
}

export interface GracefulShutdown {
  isClosing(): boolean;
  /** Closes once, however often called; false when time ran out and requests were cut off. */
  shutdown(): Promise<boolean>;
  /** Lets SIGTERM and SIGINT close the server and end the process; a second signal ends it at once. */
  onSignals(): void;
}

/** Stops accepting, lets running requests finish, then closes the rest. Nothing happens until it is told to. */
export function gracefulShutdown(
  server: Server,
  { timeoutMs, log, onClosing, onClose }: Options,
): GracefulShutdown {
  let closing: Promise<boolean> | undefined;

  server.prependListener('request', (_request, response) => {
    // A connection that stays open after its last answer would hold the server up.
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => closing && setImmediate(() => server.closeIdleConnections()));
  });

  const close = async (): Promise<boolean> => {
    log.info({ event: 'shutdown' }, 'Shutting down: no new requests, running ones may finish');
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
  const onSignal = (): void => {
    if (closing) process.exit(1);
    shutdown().then(
      (inTime) => process.exit(inTime ? 0 : 1),
      (error: unknown) => {
        log.error({ event: 'shutdown-failed', err: error }, 'Something could not be closed');
        process.exit(1);
      },
    );
  };

  return {
    isClosing: () => closing !== undefined,
    shutdown,
    onSignals: () => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
    },
  };
}

/** Resolves when the last connection is gone; at once when the server never listened. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

async function settles(work: Promise<void>, ms: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const timeUp = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work.then(() => true), timeUp]).finally(() => clearTimeout(late));
}
