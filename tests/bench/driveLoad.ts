import { once } from 'node:events';
import { connect } from 'node:net';
import { createAnswerReader } from './createAnswerReader.ts';
import { percentile } from './median.ts';

export interface Load {
  port: number;
  /** Asked for in turn, by all connections together. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  connections: number;
  /** It ends after so many milliseconds, or so many requests. */
  until: { ms: number } | { requests: number };
}

export interface LoadReport {
  requests: number;
  /** How many answers had which status. */
  statuses: Record<number, number>;
  /** Milliseconds from request to the last byte of the answer. */
  p50: number;
  p99: number;
}

/**
 * Keeps so many connections busy: each asks again as soon as it has been answered.
 *
 * It never sleeps. Over the loopback it is the server's time in which the kernel wakes a sleeping visitor, some
 * microseconds an answer, and the slower a server, the more often its visitors sleep.
 */
export async function driveLoad({ port, paths, headers, connections, until }: Load): Promise<LoadReport> {
  const fields = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
  const statuses: Record<number, number> = {};
  const latencies: number[] = [];
  const end = 'ms' in until ? performance.now() + until.ms : Number.POSITIVE_INFINITY;
  const most = 'requests' in until ? until.requests : Number.POSITIVE_INFINITY;
  let asked = 0;

  const visit = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    const read = createAnswerReader();
    let since = 0;
    const ask = (): void => {
      if (asked >= most || performance.now() >= end) {
        socket.end();
        return;
      }
      since = performance.now();
      socket.write(requests[asked++ % requests.length] ?? '');
    };
    socket.on('data', (chunk) => {
      const status = read(chunk);
      if (status === undefined) return;
      latencies.push(performance.now() - since);
      statuses[status] = (statuses[status] ?? 0) + 1;
      ask();
    });
    ask();
    await once(socket, 'close');
  };
  let isOver = false;
  const stayAwake = (): void => {
    if (!isOver) setImmediate(stayAwake);
  };
  stayAwake();
  try {
    await Promise.all(Array.from({ length: connections }, visit));
  } finally {
    isOver = true;
  }
  return {
    requests: latencies.length,
    statuses,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}
