const WIDTH = 30;

const renderBar = (done: number, total: number): string =>
  '█'.repeat(Math.round((done / total) * WIDTH)).padEnd(WIDTH, '░');

/**
 * Draws how far a piece of work is, on a terminal only: logs and pipes see nothing. It wipes itself off at the end.
 *
 * @returns called after each step.
 */
export function progressBar(stream: NodeJS.WriteStream, what: string): (done: number, total: number) => void {
  if (!stream.isTTY) return () => undefined;
  return (done, total) => {
    stream.write(done < total ? `\r${renderBar(done, total)} ${done} of ${total} ${what}` : '\r\u001b[K');
  };
}

/** Without a terminal, a line this often (ms). */
const LINE_EVERY_MS = 5000;

interface Progress {
  step(done: number, known: number): void;
  /** Says for good how far it came. */
  end(): void;
}

/** What is left of a long piece of work, at the pace so far; nothing of the last minute. */
function timeLeft(left: number, perSecond: number): string {
  const minutes = Math.ceil(left / perSecond / 60);
  return Number.isFinite(minutes) && minutes > 1 ? `, some ${minutes} minutes left` : '';
}

/**
 * Shows how far a piece of work is: how much is done, how much a second, what was found so far in words such as
 * “2 errors”, how long it will take. A bar on a terminal, a line now and then elsewhere.
 */
export function createProgress(stream: NodeJS.WriteStream, what: string, found: () => string): Progress {
  const start = performance.now();
  let written = start;
  let last = { done: 0, known: 0 };
  const words = (): string => {
    const { done, known } = last;
    const rate = (done / (performance.now() - start)) * 1000;
    return `${done} of ${known} ${what}, ${rate.toFixed(1)} a second, ${found()}${timeLeft(known - done, rate)}`;
  };
  return {
    step(done, known) {
      last = { done, known };
      if (stream.isTTY) stream.write(`\r\u001b[K${renderBar(done, known)} ${words()}`);
      else if (performance.now() - written > LINE_EVERY_MS) {
        written = performance.now();
        stream.write(`${words()}\n`);
      }
    },
    end: () => void stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${words()}\n`),
  };
}
