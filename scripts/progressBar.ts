const WIDTH = 30;

/**
 * Draws how far a piece of work is, on a terminal only: logs and pipes see nothing. It wipes itself off at the end.
 *
 * @returns called after each step.
 */
export function progressBar(stream: NodeJS.WriteStream, what: string): (done: number, total: number) => void {
  if (!stream.isTTY) return () => undefined;
  return (done, total) => {
    const filled = Math.round((done / total) * WIDTH);
    const bar = '█'.repeat(filled).padEnd(WIDTH, '░');
    stream.write(done < total ? `\r${bar} ${done} of ${total} ${what}` : '\r\u001b[K');
  };
}
