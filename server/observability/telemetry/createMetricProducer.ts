import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics, Sample, SampledMetric } from '../metrics/createMetrics.ts';

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/**
 * Gives OpenTelemetry the metrics that `/metrics` shows: they are counted once, and have the same names in both.
 */
export function createMetricProducer({ samples }: Metrics, resource: Resource): MetricProducer {
  const startTime = toHrTime(Date.now());
  return {
    async collect() {
      const times = { startTime, endTime: toHrTime(Date.now()) };
      const metrics = (await samples()).map((metric) => toMetricData(metric, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'bridgedeck' }, metrics }] },
        errors: [],
      };
    },
  };
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

function toMetricData({ name, help, type, values }: SampledMetric, times: Times): MetricData {
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram') {
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(values, times) };
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts each bucket with those below it, and has sum and count as values of their own. */
function toHistograms(values: readonly Sample[], times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) => JSON.stringify(labels));
  return [...series.values()].map((own) => {
    const { le: _le, ...attributes } = own[0]?.labels ?? {};
    const getValue = (suffix: string) =>
      own.find(({ metricName = '' }) => metricName.endsWith(suffix))?.value ?? 0;
    const buckets = own.filter(({ metricName = '' }) => metricName.endsWith('_bucket'));
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    return {
      ...times,
      attributes,
      value: { buckets: { boundaries, counts }, sum: getValue('_sum'), count: getValue('_count') },
    };
  });
}
