import type { Logger } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineExport } from '../../../../server/observability/telemetry/createLineExport.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** An export, with the sentences that it has sent. */
function start() {
  const sent: unknown[] = [];
  const logger: Logger = { emit: ({ body }) => void sent.push(body), enabled: () => true };
  const lines = createLineExport(logger);
  const write = (level: string, fields: object) =>
    lines.write(JSON.stringify({ level, time: '2026-11-25T15:00:00.000Z', ...fields }));
  return { sent, write };
}

const times = (count: number, act: () => void) => Array.from({ length: count }, act);

it('cached pages: sends 10 lines a second, further ones not', () => {
  const { sent, write } = start();
  const hit = () => write('info', { event: 'request', page: 'fresh', msg: 'a hit' });
  times(80, hit);
  expect(sent).toHaveLength(10);
  vi.advanceTimersByTime(1000);
  times(80, hit);
  expect(sent).toHaveLength(20);
});

it('pages that are made, warnings and errors: sends every line', () => {
  const { sent, write } = start();
  times(80, () => write('info', { event: 'request', page: 'miss', msg: 'made' }));
  times(80, () => write('warn', { event: 'block-dropped', page: 'fresh-fish', msg: 'dropped' }));
  expect(sent).toHaveLength(160);
});
