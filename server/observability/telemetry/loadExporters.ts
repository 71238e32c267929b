import type { TelemetryConfig } from './toTelemetry.ts';

/** The exporters of the configured protocol; both are OTLP over HTTP. They read the other OTEL_EXPORTER_OTLP_… themselves. */
export async function loadExporters({ protocol, headers }: Pick<TelemetryConfig, 'protocol' | 'headers'>) {
  const isJson = protocol === 'http/json';
  const [traces, metrics, logs] = await Promise.all([
    isJson
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
    isJson
      ? import('@opentelemetry/exporter-metrics-otlp-http')
      : import('@opentelemetry/exporter-metrics-otlp-proto'),
    isJson
      ? import('@opentelemetry/exporter-logs-otlp-http')
      : import('@opentelemetry/exporter-logs-otlp-proto'),
  ]);
  return {
    traces: () => new traces.OTLPTraceExporter({ headers }),
    metrics: () => new metrics.OTLPMetricExporter({ headers }),
    logs: () => new logs.OTLPLogExporter({ headers }),
  };
}
