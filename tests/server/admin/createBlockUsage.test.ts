import { expect, it } from 'vitest';
import { type BlockUsage, createBlockUsage } from '../../../server/admin/createBlockUsage.ts';
import { memoryLog } from '../memoryLog.ts';

it('concurrent calls start one count in the background', async () => {
  const { log } = memoryLog();
  const counted = Promise.withResolvers<BlockUsage>();
  let counts = 0;
  const usage = createBlockUsage(() => {
    counts++;
    return counted.promise;
  }, log);
  expect([usage(), usage()]).toEqual([{ state: 'counting' }, { state: 'counting' }]);
  const known: BlockUsage = new Map([['quotation', [{ locale: 'en', path: '/the-yard' }]]]);
  counted.resolve(known);
  await expect.poll(usage).toEqual({ state: 'known', usage: known });
  expect(counts).toBe(1);
});

it('failed count: state failed, and a warning with the cause', async () => {
  const { log, line } = memoryLog();
  const usage = createBlockUsage(() => Promise.reject(new Error('no content')), log);
  usage();
  expect(await line('usage-failed')).toMatchObject({ level: 'warn', err: { message: 'no content' } });
  expect(usage()).toEqual({ state: 'failed' });
});
