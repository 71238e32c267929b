import type { Logger } from 'pino';

interface OnSignalsOptions {
  log: Logger;
  /** Closes everything; false when something had to be cut off. */
  close: () => Promise<boolean>;
  /** Done before a second signal ends the process at once. */
  beforeExit?: () => void;
}

/** Lets SIGTERM and SIGINT close everything and end this process; a second signal ends it at once. */
export function onSignals({ log, close, beforeExit }: OnSignalsOptions): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) {
      beforeExit?.();
      process.exit(1);
    }
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
