const WIDTH = 30;
/** Where nobody watches, a line now and then is enough (ms). */
const LINE_EVERY_MS = 5000;

export interface Progress {
  step(done: number, known: number): void;
  /** Says for good how far it came. */
  end(): void;
}

/**
 * Shows how far a piece of work is: how much is done, how much a second, how many errors. A bar on a terminal, a line
 * now and then elsewhere.
 */
export function createProgress(stream: NodeJS.WriteStream, what: string, errors: () => number): Progress {
  const start = performance.now();
  let written = start;
  let last = { done: 0, known: 0 };
  const words = (): string => {
    const rate = (last.done / (performance.now() - start)) * 1000;
    const failed = errors();
    return `${last.done} of ${last.known} ${what}, ${rate.toFixed(1)} a second, ${failed} ${failed === 1 ? 'error' : 'errors'}`;
  };
  return {
    step(done, known) {
      last = { done, known };
      const bar = '█'.repeat(Math.round((done / known) * WIDTH)).padEnd(WIDTH, '░');
      if (stream.isTTY) stream.write(`\r\u001b[K${bar} ${words()}`);
      else if (performance.now() - written > LINE_EVERY_MS) {
        written = performance.now();
        stream.write(`${words()}\n`);
      }
    },
    end: () => void stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${words()}\n`),
  };
}
