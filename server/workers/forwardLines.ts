import type { Readable } from 'node:stream';

/**
 * Writes what comes from a process, whole lines at a time: lines of several never run into each other. A last line
 * without an end gets one.
 */
export function forwardLines(from: Readable, write: (lines: string) => void): void {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) {
      write(rest + text.slice(0, end));
      rest = '';
    }
    rest += text.slice(end);
  });
  from.on('end', () => {
    if (rest !== '') write(`${rest}\n`);
  });
}
