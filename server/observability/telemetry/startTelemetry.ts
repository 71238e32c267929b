import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { LRUCache } from 'lru-cache';
import { getRelease } from '../getRelease.ts';
import type { LineSink } from '../logs/createLineBuffer.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { setTracer } from '../trace/tracer.ts';
import { createLineExport } from './createLineExport.ts';
import { createMetricProducer } from './createMetricProducer.ts';
import { createTracer } from './createTracer.ts';
import type { TelemetryConfig } from './toTelemetry.ts';

/** What a process sends to a receiver of OTLP. */
export interface Telemetry {
  /** Sends lines of the log; undefined where logs are off. */
  lines: LineSink | undefined;
  /** Sends metrics at their interval; undefined where metrics are off. */
  exportMetrics: ((metrics: Metrics) => void) | undefined;
  /** Reports what could not be sent: each sentence at most once a minute. */
  onProblem(report: (sentence: string) => void): void;
  /** Sends what is queued, three seconds at most, and ends. */
  close(): Promise<void>;
}

const SCOPE = 'bridgedeck';
const CLOSE_MS = 3000;
const MINUTE = 60_000;

/**
 * Starts to send traces, metrics and logs to a receiver of OTLP over HTTP. What cannot be sent waits in queues of
 * bounded length, and is dropped beyond; no request waits for it.
 */
export async function startTelemetry(config: TelemetryConfig): Promise<Telemetry> {
  const exporters = await loadExporters(config);
  const resource = resourceFromAttributes({
    'service.version': getRelease(),
    'service.instance.id': randomUUID(),
    ...config.resource,
  });
  const closing: { shutdown(): Promise<void> }[] = [];
  const opened = <Provider extends { shutdown(): Promise<void> }>(provider: Provider): Provider => {
    closing.push(provider);
    return provider;
  };

  if (config.traces) {
    const spanProcessors = [new BatchSpanProcessor({ ...config.spanQueue, exporter: exporters.traces() })];
    const sampler = createSampler(config.sampler);
    const provider = opened(new TracerProvider({ resource, sampler, spanProcessors }));
    setTracer(createTracer(provider.getTracer(SCOPE)));
  }
  const startLogs = () => {
    const processors = [new BatchLogRecordProcessor({ ...config.logQueue, exporter: exporters.logs() })];
    return createLineExport(opened(new LoggerProvider({ resource, processors })).getLogger(SCOPE));
  };
  return {
    lines: config.logs ? startLogs() : undefined,
    exportMetrics: config.metrics
      ? (metrics) => {
          const reader = new PeriodicExportingMetricReader({
            exporter: exporters.metrics(),
            exportIntervalMillis: config.metricsEveryMs,
            exportTimeoutMillis: config.metricsEveryMs,
            metricProducers: [createMetricProducer(metrics, resource)],
          });
          opened(new MeterProvider({ resource, readers: [reader] }));
        }
      : undefined,
    onProblem: reportProblems,
    async close() {
      setTracer(undefined);
      const ended = Promise.allSettled(closing.map((provider) => provider.shutdown()));
      await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** OpenTelemetry's own warnings and errors: a receiver that is away would cause one for each batch. */
function reportProblems(report: (sentence: string) => void): void {
  const reported = new LRUCache<string, true>({ max: 50, ttl: MINUTE });
  const write = (sentence: string, ...more: unknown[]) => {
    const [told] = `${[sentence, ...more.map(String)].join(' ')}`.split('\n', 1);
    const words = (told ?? '').slice(0, 300);
    if (reported.has(words)) return;
    reported.set(words, true);
    report(words);
  };
  const silent = () => undefined;
  const logger = { error: write, warn: write, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** The sampler of OTEL_TRACES_SAMPLER; those that begin with `parentbased_` do as the caller's `traceparent` says. */
function createSampler({ name, ratio }: TelemetryConfig['sampler']): Sampler {
  const own = name.replace('parentbased_', '');
  const root =
    own === 'always_on'
      ? new AlwaysOnSampler()
      : own === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return own === name ? root : new ParentBasedSampler({ root });
}

/** The exporters of the configured protocol; both are OTLP over HTTP. They read the other OTEL_EXPORTER_OTLP_… themselves. */
async function loadExporters({ protocol, headers }: Pick<TelemetryConfig, 'protocol' | 'headers'>) {
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
