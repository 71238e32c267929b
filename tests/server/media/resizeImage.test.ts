import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FocalPoint } from '../../../schemas/parts/focalPoint.ts';
import {
  encoderSettings,
  type ImageFormat,
  resizeImage,
  type Size,
} from '../../../server/media/resizeImage.ts';
import { picture } from './contentHost.ts';

async function made(original: Buffer, size: Size, format: ImageFormat = 'webp') {
  return sharp(await resizeImage(original, size, format)).metadata();
}

describe('resizeImage', () => {
  it('crops to the ratio and scales down', async () => {
    expect(await made(await picture(1200, 900), { width: 640, ratio: 16 / 9 })).toMatchObject({
      width: 640,
      height: 360,
    });
  });

  it('PICTURE_EFFORT=fast: the same form and size, with settings of its own', async () => {
    const fast = await resizeImage(await picture(1200, 900), { width: 64, ratio: 1 }, 'avif', 'fast');
    const full = await made(await picture(1200, 900), { width: 64, ratio: 1 }, 'avif');
    const { width, height, format, compression } = await sharp(fast).metadata();
    expect({ width, height, format, compression }).toEqual({
      width: 64,
      height: 64,
      format: 'heif',
      compression: 'av1',
    });
    expect(full).toMatchObject({ width, height, format, compression });
    expect(encoderSettings('avif', 'fast')).not.toBe(encoderSettings('avif', 'full'));
  });

  it('crops around the focal point', async () => {
    const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const original = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const red = async (focalPoint: FocalPoint): Promise<number> => {
      const { channels } = await sharp(
        await resizeImage(original, { width: 100, ratio: 1, focalPoint }, 'jpeg'),
      ).stats();
      return channels[0]?.mean ?? 0;
    };
    expect(await red('left')).toBeCloseTo(255 * (5 / 6), -1);
    expect(await red('top right')).toBeCloseTo(255 / 6, -1);
  });

  it('without a ratio: keeps that of the original', async () => {
    expect(await made(await picture(1200, 900), { width: 480, ratio: undefined })).toMatchObject({
      width: 480,
      height: 360,
    });
  });

  it('more than 40 million pixels: 404', async () => {
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(resizeImage(bomb, { width: 640, ratio: 1 }, 'webp')).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [300, 200, 1, 200, 200],
    [200, 300, 1, 200, 200],
    [300, 200, 2, 300, 150],
    [100, 200, undefined, 100, 200],
    [1, 1, 16 / 9, 1, 1],
  ])('%ix%i at ratio %s is not enlarged: %ix%i', async (width, height, ratio, cropWidth, cropHeight) => {
    const size = { width: 640, ratio };
    expect(await made(await picture(width, height), size)).toMatchObject({
      width: cropWidth,
      height: cropHeight,
    });
  });

  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const)('makes %s', async (format, name) => {
    expect((await made(await picture(300, 200), { width: 160, ratio: 1 }, format)).format).toBe(name);
  });

  it('rotates by the EXIF orientation and drops the metadata', async () => {
    const sideways = await sharp(await picture(300, 200))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = await made(sideways, { width: 480, ratio: undefined }, 'jpeg');
    expect(upright).toMatchObject({ width: 200, height: 300 });
    expect([upright.exif, upright.orientation]).toEqual([undefined, undefined]);
  });

  it('transparent pixels are white in a JPEG', async () => {
    const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { data } = await sharp(await resizeImage(clear, { width: 10, ratio: 1 }, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
    '%j: 404',
    async (text) => {
      await expect(resizeImage(Buffer.from(text), { width: 10, ratio: 1 }, 'webp')).rejects.toMatchObject({
        status: 404,
      });
    },
  );
});
