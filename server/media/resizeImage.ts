import type { Metadata, Region, Sharp } from 'sharp';
import type { FocalPoint } from '../../schemas/parts/focalPoint.ts';
import { inspectPicture, loadSharp, MAX_PIXELS, PictureError } from './inspectPicture.ts';

/** Formats of delivered pictures with their quality: these settings look alike. */
const ENCODERS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

/** A fifth of the time of the encoder above, for about a sixth more bytes. */
const FAST_ENCODERS = { ...ENCODERS, avif: { quality: 55, effort: 0 } } as const;

export type ImageFormat = keyof typeof ENCODERS;

/** How much time a picture is worth (`PICTURE_EFFORT`). */
export type PictureEffort = 'full' | 'fast';

const getEncoders = (effort: PictureEffort) => (effort === 'fast' ? FAST_ENCODERS : ENCODERS);

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const satisfies readonly ImageFormat[];

/** Width in pixels; width divided by height, or undefined for the original's ratio; what a crop keeps. */
export interface Size {
  width: number;
  ratio: number | undefined;
  /** Absent: the middle. */
  focalPoint?: FocalPoint;
}

/** The largest result: 1920 × 4166. Longer ones, such as infographics, are scaled down further. */
const MAX_PIXELS_OUT = 8_000_000;
/** A picture of 40 megapixels takes two to ten seconds on an idle core. */
const MAX_SECONDS = 30;

/** Part of the cache key: other settings give other results. */
export function encoderSettings(format: ImageFormat, effort: PictureEffort): string {
  return JSON.stringify(getEncoders(effort)[format]);
}

/**
 * Crops a picture to the ratio, around its center or its focal point, and scales it down, never up. Rotated by its EXIF data; all
 * metadata is dropped.
 * @throws PictureError for an invalid or too large picture.
 */
export async function resizeImage(
  original: Buffer,
  size: Size,
  format: ImageFormat,
  effort: PictureEffort = 'full',
): Promise<Buffer> {
  const metadata = await inspectPicture(original);
  const sharp = await loadSharp();
  try {
    const image = sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS });
    const oriented = image.autoOrient();
    const region = cropRegion(metadata, size);
    const cropped = region ? oriented.extract(region) : oriented;
    const scaled = cropped.resize(box(metadata, size)).timeout({ seconds: MAX_SECONDS });
    return await encode(scaled, format, effort).toBuffer();
  } catch (cause) {
    throw new PictureError(`the original is not a picture that can be read: ${String(cause)}`, { cause });
  }
}

function box({ autoOrient }: Metadata, { width, ratio }: Size): { width: number; height?: number } {
  if (ratio === undefined) {
    const scaled = Math.min(width, autoOrient.width);
    const pixels = scaled * scaled * (autoOrient.height / autoOrient.width);
    return { width: Math.max(1, Math.floor(scaled * Math.min(1, Math.sqrt(MAX_PIXELS_OUT / pixels)))) };
  }
  const crop = Math.min(autoOrient.width, Math.round(autoOrient.height * ratio), width);
  return { width: crop, height: Math.min(Math.round(crop / ratio), autoOrient.height) };
}

/**
 * What a crop keeps around its focal point: as in CSS's `object-position`, a point at a sixth of the picture lies at a sixth
 * of the crop. Undefined: the middle is kept.
 */
function cropRegion(
  { autoOrient: { width, height } }: Metadata,
  { ratio, focalPoint }: Size,
): Region | undefined {
  if (!focalPoint || ratio === undefined) return undefined;
  const kept = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  };
  return {
    ...kept,
    left: Math.round(
      (width - kept.width) * toShare(focalPoint.endsWith('left'), focalPoint.endsWith('right')),
    ),
    top: Math.round(
      (height - kept.height) * toShare(focalPoint.startsWith('top'), focalPoint.startsWith('bottom')),
    ),
  };
}

/** Middle of the first, the last or the second third. */
function toShare(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return 1 / 6;
  return isLast ? 5 / 6 : 1 / 2;
}

function encode(image: Sharp, format: ImageFormat, effort: PictureEffort): Sharp {
  const { avif, webp, jpeg } = getEncoders(effort);
  if (format === 'avif') return image.avif(avif);
  if (format === 'webp') return image.webp(webp);
  return image.flatten({ background: '#fff' }).jpeg(jpeg);
}
