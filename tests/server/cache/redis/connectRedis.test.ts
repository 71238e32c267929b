import { expect, it } from 'vitest';
import { connectRedis } from '../../../../server/cache/redis/connectRedis.ts';
import { memoryLog } from '../../memoryLog.ts';

it('many onBack listeners cause no MaxListenersExceededWarning', async () => {
  const warnings: string[] = [];
  const hear = ({ name }: Error) => void warnings.push(name);
  process.on('warning', hear);
  const redis = connectRedis('redis://127.0.0.1:9', memoryLog().log);
  for (let count = 0; count < 20; count++) redis.onBack(() => undefined);
  // Node warns in the next turn.
  await new Promise(setImmediate);
  await redis.close();
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});
