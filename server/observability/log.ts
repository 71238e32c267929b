import { type Level, type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { createLineBuffer } from './logs/createLineBuffer.ts';
import type { LineSink } from './logs/LineSink.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { redactPrivate } from './redactPrivate.ts';

interface Options {
  level: LevelWithSilent;
  /** Lines for people (development); otherwise one JSON object a line. */
  pretty: boolean;
  /** Where lines go; standard output unless told. */
  destination?: LineSink;
  /** Who gets every line besides, as JSON: those from `info` on, however little `level` lets through. */
  also?: readonly LineSink[];
}

const ALSO_LEVEL: Level = 'info';

/** Headers or a body may hang on an error, and its message may quote what a visitor sent. */
function readableError(error: Error): object {
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  // What is thrown need not be an Error: then it has neither.
  return redactPrivate({ ...rest, message: maskPersonal(message ?? ''), stack: maskPersonal(stack ?? '') });
}

/** Of standard output. */
const STDOUT = 1;

/**
 * The server's log. Lines of `info` are written four times a second, all others at once (`createLineBuffer`); `flush`
 * writes what waits before it returns. Secrets and personal data stay out, see `redactPrivate`.
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
