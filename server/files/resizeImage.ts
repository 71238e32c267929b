import type { Metadata, Sharp } from 'sharp';
import { NotFoundError } from '../errors.ts';
import { loadSharp } from './loadSharp.ts';

/** Formats pictures are delivered in, and how hard each is compressed: alike to the eye at these numbers. */
const ENCODERS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

export type ImageFormat = keyof typeof ENCODERS;

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const satisfies readonly ImageFormat[];

/** Width in pixels; width divided by height, or undefined to keep the original's. */
export interface Size {
  width: number;
  ratio: number | undefined;
}

/** What the bytes may really be, whatever the file is called; an SVG may load other files. */
const DECODABLE = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** More than any camera of today delivers; a small file can claim far more, and would fill the memory. */
const MOST_PIXELS = 100_000_000;

/** Part of the key under which a result is kept: other settings, other results. */
export function encoderSettings(format: ImageFormat): string {
  return JSON.stringify(ENCODERS[format]);
}

/**
 * Cuts a picture to the ratio, around its middle, and scales it down, never up: a small original gives the
 * largest crop it has. Turned upright by its EXIF data; all metadata is dropped.
 * @throws NotFoundError when the bytes are no picture that can be read.
 */
export async function resizeImage(original: Buffer, size: Size, format: ImageFormat): Promise<Buffer> {
  try {
    const sharp = await loadSharp();
    const image = sharp(original, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const metadata = await image.metadata();
    if (!DECODABLE.includes(metadata.format)) throw new Error(`${metadata.format} is not delivered`);
    const scaled = image.autoOrient().resize(box(metadata, size)).timeout({ seconds: 30 });
    return await encode(scaled, format).toBuffer();
  } catch (cause) {
    throw new NotFoundError(`the original is not a picture that can be read: ${String(cause)}`);
  }
}

function box({ autoOrient }: Metadata, { width, ratio }: Size): { width: number; height?: number } {
  if (ratio === undefined) return { width: Math.min(width, autoOrient.width) };
  const crop = Math.min(autoOrient.width, Math.round(autoOrient.height * ratio), width);
  return { width: crop, height: Math.min(Math.round(crop / ratio), autoOrient.height) };
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif(ENCODERS.avif);
  if (format === 'webp') return image.webp(ENCODERS.webp);
  return image.flatten({ background: '#fff' }).jpeg(ENCODERS.jpeg);
}
