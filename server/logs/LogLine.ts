import { isRecord } from '../isRecord.ts';

/** One line of the log, read back. */
export interface LogLine {
  /** Milliseconds since 1970. */
  time: number;
  level: string;
  /** What happened, in a word; docs/errors.md lists them. Empty where a library wrote the line. */
  event: string;
  /** What happened, in a sentence. */
  message: string;
  requestId: string | undefined;
  /** Everything else the line says. */
  fields: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line as `createLogger` writes it; undefined for anything else, such as the torn last line of a process killed. */
export function readLogLine(line: string): LogLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { time, level, event, msg, requestId, pid: _pid, ...fields } = value;
  const moment = Date.parse(text(time));
  if (Number.isNaN(moment)) return undefined;
  return {
    time: moment,
    level: text(level),
    event: text(event),
    message: text(msg),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    fields,
  };
}
