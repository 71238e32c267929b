import { expect, it } from 'vitest';
import { explainDuration } from '../../../../server/observability/logs/explainDuration.ts';
import type { Access, TracedCall } from '../../../../server/observability/logs/RequestTrace.ts';

const call = (service: string, at: number, ms: number, outcome = 'ok'): TracedCall => ({
  service,
  url: '/',
  outcome,
  status: 200,
  at,
  ms,
});
const access = (about: Partial<Access>): Access => ({
  method: 'GET',
  path: '/',
  route: undefined,
  locale: undefined,
  status: 200,
  ms: 1234,
  bytes: undefined,
  aborted: false,
  cache: 'none',
  page: undefined,
  cached: 0,
  calls: [],
  moreCalls: 0,
  render: undefined,
  blocks: undefined,
  visitor: undefined,
  ...about,
});

it.each<[Partial<Access>, string]>([
  [{ calls: [call('content', 0, 1200)] }, '1.2 s, of which content 1.2 s'],
  // Calls at the same time are waited for once.
  [
    {
      calls: [call('content', 0, 400), call('content', 100, 500), call('dealers', 700, 300)],
      render: { at: 1000, ms: 80 },
    },
    '1.2 s, of which content 600 ms, dealers 300 ms and rendering 80 ms',
  ],
  [{ ms: 800, page: 'wait' }, '800 ms, waiting for the same page that another visitor had asked for'],
  [
    { ms: 8100, calls: [call('content', 0, 2400)], render: { at: 7000, ms: 300 } },
    '8.1 s, of which waiting for the processor 5.4 s and content 2.4 s',
  ],
  [{ ms: 3, calls: [call('content', 0, 2, 'cached')] }, '3 ms, in the site itself'],
])('%j: %s', (about, told) => {
  expect(explainDuration(access(about))).toBe(told);
});
