import { type AnyValue, type Logger, SeverityNumber } from '@opentelemetry/api';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { LineSink } from '../logs/LineSink.ts';
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

/** The access line of a page that came from the cache. */
const CACHED_PAGE = /^\{"level":"info".*"event":"request".*"page":"(?:fresh|stale)/;

/** Sends the lines of the log, which are redacted already, with the trace and the span that they belong to. */
export function createLineExport(logger: Logger): LineSink {
  const mayTellCached = createAllowance(CACHED_PAGES_PER_SECOND);
  return {
    write(line) {
      if (CACHED_PAGE.test(line) && !mayTellCached()) return;
      const fields: unknown = JSON.parse(line);
      if (!isRecord(fields)) return;
      const { level, time, msg, traceId, spanId, pid: _pid, ...attributes } = fields;
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
