import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from '../../../../server/services/upstream/fetchJson.ts';
import { listen } from '../../loopback.ts';

afterEach(() => void vi.useRealTimers());

const ask = async (headers: Record<string, string>) => {
  const { origin } = await listen((_request, response) => response.writeHead(429, headers).end());
  const question = { who: 'The service', address: new URL(origin), shown: '/' };
  return fetchJson({ service: 'content', deadlineMs: 5000 }, question);
};

it.each<[header: string, ms: number | undefined]>([
  ['0', 0],
  ['3', 3000],
  ['Sat, 21 Nov 2026 10:00:07 GMT', 7000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
])('“Retry-After: %s”: %s ms', async (header, ms) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 10) });
  expect(await ask({ 'Retry-After': header })).toMatchObject({ status: 429, retryAfterMs: ms });
});

it('no header: undefined', async () => {
  expect(await ask({})).toMatchObject({ status: 429, retryAfterMs: undefined });
});
