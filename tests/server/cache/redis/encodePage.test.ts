import { describe, expect, it } from 'vitest';
import { compressPage } from '../../../../server/cache/pages/createPageMaker.ts';
import { decodePage, encodePage } from '../../../../server/cache/redis/createRedisPageStore.ts';
import { made, target } from '../pages/pageTargets.ts';

describe('encodePage and decodePage', () => {
  it('a decoded page equals the encoded one', async () => {
    const page = await compressPage(
      target('/fr/h%C3%A9', 'page=2', 'data'),
      made('/fr/h%C3%A9', { body: '“é” 🛥', tags: ['menus'] }),
      123,
    );
    expect(decodePage(encodePage(page, 7))).toEqual({ page, sequence: 7 });
  });

  it.each(['', 'x', 'something else altogether', '\0\0\0\x02{}', '\0\0\0\x04null'])(
    'undefined for %j',
    (text) => {
      expect(decodePage(Buffer.from(text))).toBeUndefined();
    },
  );

  it('undefined for a truncated page', async () => {
    const page = await compressPage(target('/a'), made('/a'), 1);
    expect(decodePage(encodePage(page, 1).subarray(0, -1))).toBeUndefined();
  });
});
