import { type Level, type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { createLineBuffer, type LineSink } from './logs/createLineBuffer.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { redactPrivate } from './redactPrivate.ts';

/**
 * How standard output is written: JSON lines for programs; for people one short line each, without the access log; or
 * with all fields, for those who write code.
 */
export type LogFormat = 'json' | 'brief' | 'detailed';

interface Options {
  level: LevelWithSilent;
  format: LogFormat;
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

const brief = { messageFormat: shorten, include: 'time,level' };
const detailed = { ignore: 'pid,event,traceId,visitor,calls', singleLine: true };

/** The message; of an error also its reason, and where support finds the rest. */
function shorten({ msg, err, requestId }: Record<string, unknown>): string {
  const reason = err instanceof Object && 'message' in err ? `: ${err.message}` : '';
  return `${msg}${reason}${typeof requestId === 'string' ? ` (request ${requestId})` : ''}`;
}

/** Requests are so many that they would hide all else: they are in the files, and here with LOG_LEVEL=debug. */
const isAccessLine = (line: string): boolean => /^\{"level":"info",[^{]*"event":"request"/.test(line);

/** A sink that writes lines for people. */
function toReadable(destination: LineSink, format: 'brief' | 'detailed', isChatty: boolean): LineSink {
  const write = prettyFactory({ translateTime: 'SYS:HH:MM:ss', ...(format === 'brief' ? brief : detailed) });
  return {
    write: (line) => {
      if (format === 'detailed' || isChatty || !isAccessLine(line)) destination.write(write(line));
    },
  };
}

/** Of standard output. */
const STDOUT = 1;

/**
 * The server's log. Lines of `info` are written four times a second, all others at once (`createLineBuffer`); `flush`
 * writes pending lines before it returns. Secrets and personal data are removed, see `redactPrivate`.
 */
export function createLogger({
  level,
  format,
  destination = createLineBuffer({ dest: STDOUT, unbuffered: format !== 'json' }),
  also = [],
}: Options): Logger {
  const main =
    format === 'json' ? destination : toReadable(destination, format, level === 'debug' || level === 'trace');
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
