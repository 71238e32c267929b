import type { EnvironmentVariables } from '../../config/environmentSchema.ts';

const SIGNALS = ['TRACES', 'METRICS', 'LOGS'] as const;

/**
 * What is sent to a receiver of OTLP, from the standard variables; undefined: nothing. The exporters themselves read
 * addresses, timeouts, compression and certificates.
 */
export function toTelemetry(variables: EnvironmentVariables) {
  const isSent = (signal: (typeof SIGNALS)[number]): boolean =>
    variables[`OTEL_${signal}_EXPORTER`] === 'otlp' &&
    (variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? variables[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]) !==
      undefined;
  if (variables.OTEL_SDK_DISABLED === 'true' || !SIGNALS.some(isSent)) return undefined;
  return {
    traces: isSent('TRACES'),
    metrics: isSent('METRICS'),
    logs: isSent('LOGS'),
    protocol: variables.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: parsePairs(variables.OTEL_EXPORTER_OTLP_HEADERS),
    resource: {
      'service.name': variables.OTEL_SERVICE_NAME,
      'deployment.environment.name': variables.DEPLOYMENT,
      ...parsePairs(variables.OTEL_RESOURCE_ATTRIBUTES),
    },
    sampler: { name: variables.OTEL_TRACES_SAMPLER, ratio: Number(variables.OTEL_TRACES_SAMPLER_ARG) },
    spanQueue: {
      maxQueueSize: variables.OTEL_BSP_MAX_QUEUE_SIZE,
      maxExportBatchSize: variables.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
      scheduledDelayMillis: variables.OTEL_BSP_SCHEDULE_DELAY,
    },
    logQueue: {
      maxQueueSize: variables.OTEL_BLRP_MAX_QUEUE_SIZE,
      maxExportBatchSize: variables.OTEL_BLRP_MAX_EXPORT_BATCH_SIZE,
      scheduledDelayMillis: variables.OTEL_BLRP_SCHEDULE_DELAY,
    },
    metricsEveryMs: variables.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

export type TelemetryConfig = NonNullable<ReturnType<typeof toTelemetry>>;

/** `name=value` pairs separated by commas, values percent-encoded (W3C Baggage), as the standard has it. */
function parsePairs(text = ''): Record<string, string> {
  return Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [];
    }),
  );
}
