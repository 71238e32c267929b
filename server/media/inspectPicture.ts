import type sharp from 'sharp';
import type { Metadata } from 'sharp';
import { HttpError } from '../http/errors.ts';

/** Decoded, a pixel takes up to 12 bytes (16-bit, alpha, interlaced PNG): 40 million take some 450 MB. */
export const MAX_PIXELS = 40_000_000;

/**
 * Magic numbers of the accepted formats, checked before libvips sees the file: it would also parse SVG, which can be
 * made slow, and formats that are not needed.
 */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(avif|mif1)/s, /^GIF8[79]a/];
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/**
 * Reads format and size of a picture without decoding it.
 * @throws PictureError for other formats, and for more than 40 million pixels.
 */
export async function inspectPicture(file: Buffer): Promise<Metadata> {
  const start = file.subarray(0, 16).toString('latin1');
  if (!SIGNATURES.some((signature) => signature.test(start))) {
    throw new PictureError('the original is not a JPEG, PNG, WebP, AVIF or GIF');
  }
  const sharp = await loadSharp();
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureError(`the original is not a picture that can be read: ${String(cause)}`, { cause });
    });
  const { format, width, height } = metadata;
  if (!FORMATS.includes(format)) throw new PictureError(`the original is ${format}, which is not delivered`);
  if (width * height > MAX_PIXELS) {
    throw new PictureError(`the original has ${width} × ${height} pixels, more than ${MAX_PIXELS}`);
  }
  return metadata;
}

/** Decode at 32 px: a JPEG then costs little. */
const SMALL = 32;

/**
 * Decodes a picture to its end.
 * @throws PictureError like inspectPicture, and for one that is cut off or damaged.
 */
export async function assertUndamaged(file: Buffer): Promise<void> {
  await inspectPicture(file);
  const sharp = await loadSharp();
  const decoded = sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS }).resize(SMALL).raw();
  await decoded.toBuffer().catch((cause: unknown) => {
    throw new PictureError(`the original is damaged or cut off: ${String(cause)}`, { cause });
  });
}

/**
 * A file that is no valid picture: damaged, another format, or too large. An editor has to replace it; until then it
 * is a 404, and the page shows the alternative text.
 */
export class PictureError extends HttpError {
  constructor(message: string, options?: ErrorOptions) {
    super(404, message, options);
    this.name = 'PictureError';
  }
}

/** Loads sharp on demand: it costs a tenth of the start-up time and 20 MB. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}
