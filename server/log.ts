import { type Level, type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { type LineSink, writeLines } from './logs/LineSink.ts';
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

/** A terminal, a pipe or a file takes however many lines at a time, as the bytes they are. */
function standardOutput(): LineSink {
  const output = pino.destination({ sync: true, contentMode: 'buffer' });
  // In that mode it takes nothing else; its types know of text alone.
  const write = (lines: Buffer): void => void output.write(lines as unknown as string);
  return { write: (line) => write(Buffer.from(line)), writeLines: (lines) => write(Buffer.from(lines)) };
}

/** Headers or a body may hang on an error, and its message may quote what a visitor sent. */
function readableError(error: Error): object {
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  // What is thrown need not be an Error: then it has neither.
  return redactPrivate({ ...rest, message: maskPersonal(message ?? ''), stack: maskPersonal(stack ?? '') });
}

/**
 * The server's log. Lines are written at once, without a worker: what was logged before a crash is there.
 * Secrets and personal data stay out, see `redactPrivate`.
 */
export function createLogger({ level, pretty, destination = standardOutput(), also = [] }: Options): Logger {
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
  const informed = [...(isChatty || level === 'info' ? [main] : []), ...also];
  return pino(
    {
      level: also.length > 0 && !isChatty ? ALSO_LEVEL : level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactPrivate },
      serializers: { err: readableError },
    },
    Object.assign(
      also.length > 0 ? pino.multistream(streams) : { write: (line: string) => main.write(line) },
      {
        writeLines: (lines: Buffer) => {
          for (const sink of informed) writeLines(sink, lines);
        },
      },
    ),
  );
}
