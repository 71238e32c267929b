import { expect, test } from 'vitest';
import { createPageRecord } from '../../../server/cache/PageRecord.ts';
import { UpstreamError } from '../../../server/http/errors.ts';
import { runRequest } from '../../../server/observability/requestContext.ts';
import { listOrEmpty } from '../../../server/pages/listOrEmpty.ts';
import { memoryLog } from '../memoryLog.ts';

/** What a page gets for a list, and what the log says. */
const during = async (list: Promise<readonly string[]>) => {
  const { log, lines } = memoryLog();
  const record = createPageRecord(1000);
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  const answer = await runRequest({ id: 'r', log, upstream }, () =>
    listOrEmpty(list, 'the list of news', { record }),
  );
  return { answer, lines: lines(), isDegraded: record.isDegraded };
};

test('success: the same list', async () => {
  const list = ['a', 'b'];
  const { answer, lines } = await during(Promise.resolve(list));
  expect(answer).toBe(list);
  expect(lines).toEqual([]);
});

test('UpstreamError: an empty list, a degraded page and a log line', async () => {
  const { answer, lines, isDegraded } = await during(
    Promise.reject(new UpstreamError('The service is away')),
  );
  expect([answer, isDegraded]).toEqual([[], true]);
  expect(lines).toMatchObject([
    {
      level: 'warn',
      event: 'list-failed',
      msg: 'The page is shown without the list of news: The service is away',
    },
  ]);
});

test('other errors are rethrown', async () => {
  await expect(during(Promise.reject(new TypeError('Our own')))).rejects.toThrow('Our own');
});
