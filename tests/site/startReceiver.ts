import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

export interface ReceivedLog {
  traceId?: string;
  spanId?: string;
  severityText: string;
  body: unknown;
  attributes: Record<string, unknown>;
}

interface Point {
  attributes: Record<string, unknown>;
  asDouble?: number;
  asInt?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

export interface Receiver {
  url: string;
  spans: ReceivedSpan[];
  logs: ReceivedLog[];
  /** The newest points of each metric. */
  metrics: Map<string, Point[]>;
  /** Of each request, with its path. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

const toValue = (value: Value): unknown =>
  value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue ?? value;
const toRecord = (attributes: Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, toValue(value)]));

/** A receiver of OTLP over HTTP with JSON; everything else is answered like a CRM or a geocoder that finds nothing. */
export async function startReceiver(): Promise<Receiver> {
  const received: Omit<Receiver, 'url' | 'close'> = { spans: [], logs: [], metrics: new Map(), requests: [] };
  const server = createServer(async (request, response) => {
    const { url: path = '/', headers } = request;
    const body = await buffer(request);
    received.requests.push({ path, headers });
    if (path.startsWith('/v1/') && headers['content-type'] === 'application/json')
      take(received, body.toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"features":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    ...received,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function take({ spans, logs, metrics }: Omit<Receiver, 'url' | 'close'>, json: string): void {
  const { resourceSpans = [], resourceLogs = [], resourceMetrics = [] } = JSON.parse(json);
  for (const { resource, scopeSpans } of resourceSpans) {
    const about = { resource: toRecord(resource.attributes) };
    for (const span of scopeSpans.flatMap((scope: { spans: object[] }) => scope.spans)) {
      spans.push({ ...span, ...about, attributes: toRecord(span.attributes) });
    }
  }
  for (const { scopeLogs } of resourceLogs) {
    for (const record of scopeLogs.flatMap((scope: { logRecords: object[] }) => scope.logRecords)) {
      logs.push({ ...record, body: toValue(record.body), attributes: toRecord(record.attributes) });
    }
  }
  for (const { scopeMetrics } of resourceMetrics) {
    for (const metric of scopeMetrics.flatMap((scope: { metrics: object[] }) => scope.metrics)) {
      const { dataPoints } = metric.sum ?? metric.gauge ?? metric.histogram;
      metrics.set(
        metric.name,
        dataPoints.map((point: { attributes: Attribute[] }) => ({
          ...point,
          attributes: toRecord(point.attributes),
        })),
      );
    }
  }
}
