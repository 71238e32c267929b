import type { LineSink } from '../logs/LineSink.ts';
import type { Metrics } from '../metrics/createMetrics.ts';

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
