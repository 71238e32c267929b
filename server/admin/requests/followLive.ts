import type { Response } from 'express';
import type { RequestArchive } from '../../logs/createRequestArchive.ts';
import type { TraceFilter } from '../../logs/TraceFilter.ts';
import { requestRow } from './requestRow.ts';

/** Nothing between here and the browser shall take silence for the end. */
const HEARTBEAT_MS = 20_000;
/** What a browser that reads too slowly may owe us; beyond it, rows are counted instead of sent. */
const MOST_WAITING = 1_000_000;

/** Sends each request that matches as a row of the table, as server-sent events, until the browser leaves. */
export function followLive(archive: RequestArchive, filter: TraceFilter, response: Response): void {
  let missed = 0;
  // `no-transform` keeps compression, which would wait for more, away.
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  response.flushHeaders();
  response.write('retry: 3000\n\n');
  const stop = archive.follow(filter, (trace) => {
    if (response.writableLength > MOST_WAITING) return void missed++;
    if (missed > 0) response.write(`event: missed\ndata: ${missed}\n\n`);
    missed = 0;
    response.write(`data: ${JSON.stringify(requestRow(trace).markup)}\n\n`);
  });
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}
