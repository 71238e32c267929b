import { type Level, type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { createLineBuffer } from './logs/createLineBuffer.ts';
import type { LineSink } from './logs/LineSink.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { redactPrivate } from './redactPrivate.ts';

interface Options {
  level: LevelWithSilent;
  /** Formatted for people (development); otherwise JSON lines. */
  pretty: boolean;
  /** Default: standard output. */
  destination?: LineSink;
  /** Further sinks for every line, as JSON: from `info` on, whatever the `level`. */
  also?: readonly LineSink[];
}

const ALSO_LEVEL: Level = 'info';

/** Errors may carry headers or a body, and their message may quote input. */
function readableError(error: Error): object {
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  // Any value can be thrown: others have neither.
  return redactPrivate({ ...rest, message: maskPersonal(message ?? ''), stack: maskPersonal(stack ?? '') });
}

/** Of standard output. */
const STDOUT = 1;

/**
 * The server's log. Lines of `info` are written four times a second, all others at once (`createLineBuffer`); `flush`
 * writes pending lines before it returns. Secrets and personal data are removed, see `redactPrivate`.
 */
export function createLogger({
  level,
  pretty,
  destination = createLineBuffer({ dest: STDOUT, unbuffered: pretty }),
  also = [],
}: Options): Logger {
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,event,traceId,visitor,calls',
    singleLine: true,
  });
  const main = pretty ? { write: (line: string) => destination.write(format(line)) } : destination;
  const streams = [
    ...(level === 'silent' ? [] : [{ level, stream: main }]),
    ...also.map((stream) => ({ level: ALSO_LEVEL, stream })),
  ];
  const isChatty = level === 'trace' || level === 'debug';
  return pino(
    {
      level: also.length > 0 && !isChatty ? ALSO_LEVEL : level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactPrivate },
      serializers: { err: readableError },
    },
    Object.assign(pino.multistream(streams), {
      flush: () => {
        for (const sink of [destination, ...also]) sink.flush?.();
      },
    }),
  );
}
