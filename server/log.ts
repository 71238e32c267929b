import { type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { redactPrivate } from './redactPrivate.ts';

interface Options {
  level: LevelWithSilent;
  /** Lines for people (development); otherwise one JSON object a line. */
  pretty: boolean;
  /** Where lines go; standard output unless told. */
  destination?: { write(line: string): void };
}

/**
 * The server's log. Lines are written at once, without a worker: what was logged before a crash is there.
 * Secrets and personal data stay out, see `redactPrivate`.
 */
export function createLogger({
  level,
  pretty,
  destination = pino.destination({ sync: true }),
}: Options): Logger {
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,event',
    singleLine: true,
  });
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactPrivate },
      // Headers or a body may hang on an error.
      serializers: { err: (error) => redactPrivate({ ...pino.stdSerializers.err(error) }) },
    },
    pretty ? { write: (line) => destination.write(format(line)) } : destination,
  );
}
