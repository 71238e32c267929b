import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../../tools/visual/comparePictures.ts';

const WHITE = '#ffffff';

/** A white picture with a square of some size and colour in its corner. */
async function draw({ width = 100, height = 100, side = 20, color = '#003344' as Color }): Promise<Buffer> {
  const square = { create: { width: side, height: side, channels: 3, background: color } } as const;
  return sharp({ create: { width, height, channels: 3, background: WHITE } })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

describe('two pictures', () => {
  it('look the same when they are, in whatever format', async () => {
    const before = await draw({});
    expect(await comparePictures(before, await draw({}))).toBeUndefined();
    expect(await comparePictures(before, await sharp(before).webp({ lossless: true }).toBuffer())).toBe(
      undefined,
    );
  });

  it('look the same when a colour was rounded in another way, or a dot was added', async () => {
    const before = await draw({});
    expect(await comparePictures(before, await draw({ color: '#003345' }))).toBeUndefined();
    expect(await comparePictures(await draw({ side: 1 }), await draw({ side: 3 }))).toBeUndefined();
  });

  it('differ by what has moved, with a picture of it in red', async () => {
    const found = await comparePictures(await draw({}), await draw({ side: 30 }));
    expect(found?.share).toBeCloseTo((30 * 30 - 20 * 20) / 10_000, 3);
    const { data, info } = await sharp(found?.difference).raw().toBuffer({ resolveWithObject: true });
    const at = (25 * info.width + 25) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });

  it('differ when one is taller, also by nothing but white', async () => {
    const found = await comparePictures(await draw({}), await draw({ height: 110 }));
    expect(found?.share).toBeGreaterThan(0);
    expect(await sharp(found?.difference).metadata()).toMatchObject({ width: 100, height: 110 });
  });
});
