import type { Logger } from 'pino';
import { createLogger } from '../../server/observability/log.ts';

export interface MemoryLog {
  log: Logger;
  /** Every line so far, parsed. */
  lines(): Record<string, unknown>[];
  /** Resolves with the first line of an event, now or later. */
  line(event: string): Promise<Record<string, unknown>>;
}

/** A logger whose lines stay in memory. */
export function memoryLog(): MemoryLog {
  const lines: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  const log = createLogger({
    level: 'debug',
    format: 'json',
    destination: {
      write(line) {
        lines.push(JSON.parse(line));
        for (const look of waiting) look();
      },
    },
  });
  const line = (event: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = lines.find((candidate) => candidate.event === event);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { log, lines: () => lines, line };
}
