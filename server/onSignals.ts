import type { Logger } from 'pino';

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
