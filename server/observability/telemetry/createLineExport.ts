import { type AnyValue, type Logger, SeverityNumber } from '@opentelemetry/api';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { LineSink } from '../logs/createLineBuffer.ts';
import { CACHED_PAGES_PER_SECOND, createAllowance } from '../trace/createAllowance.ts';
import { toContext } from './createTracer.ts';

const SEVERITIES: Record<string, SeverityNumber> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

const CACHED = /"page":"(?:fresh|stale)"/;

/** Whether it is the access line of a page that came from the cache. Quotes within a text are escaped. */
const isOfCachedPage = (line: string): boolean =>
  line.startsWith('{"level":"info"') && CACHED.test(line) && line.includes('"event":"request"');

/** Sends the lines of the log, which are redacted already, with the trace and the span that they belong to. */
export function createLineExport(logger: Logger): LineSink {
  const mayTellCached = createAllowance(CACHED_PAGES_PER_SECOND);
  return {
    write(line) {
      if (isOfCachedPage(line) && !mayTellCached()) return;
      const fields: unknown = JSON.parse(line);
      if (!isRecord(fields)) return;
      // The calls are spans; as nested attributes they cost a quarter of making a page.
      const { level, time, msg, traceId, spanId, pid: _pid, calls: _calls, ...attributes } = fields;
      const place =
        typeof traceId === 'string' && typeof spanId === 'string'
          ? { traceId, spanId, flags: '01' }
          : undefined;
      logger.emit({
        timestamp: Date.parse(String(time)),
        severityText: String(level),
        severityNumber: SEVERITIES[String(level)] ?? SeverityNumber.UNSPECIFIED,
        body: String(msg),
        // Parsed JSON holds nothing else.
        attributes: {
          ...(attributes as Record<string, AnyValue>),
          ...(!place && typeof traceId === 'string' && { traceId }),
        },
        ...(place && { context: toContext(place) }),
      });
    },
  };
}
