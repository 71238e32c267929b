import { FOCAL_POINTS, toCropName } from '../../schemas/parts/focalPoint.ts';
import { type ImagePresetShape, imagePresets } from '../../schemas/parts/imagePresets.ts';
import { NotFoundError } from '../http/errors.ts';
import { filePath } from './fetchFile.ts';
import { IMAGE_FORMATS, type ImageFormat, type Size } from './resizeImage.ts';

const SHAPE = /^\/images\/([^/]+)\/([^/.]+)\.([^/]+)(\/.*)$/s;
const ORIGINALS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

/** One picture in one size and format. */
export interface ImageOrder {
  /** Path of the original on the content service. */
  original: string;
  size: Size;
  format: ImageFormat;
}

/**
 * Parses `/images/<preset>/<width>[-<focal point>].<format>/sites/default/files/…`. Only widths of the preset are made: free ones
 * could fill the disk and the CPU.
 * @throws NotFoundError with the reason.
 */
export function parseImagePath(path: string): ImageOrder {
  const [, presetName = '', shape = '', extension = '', rest = ''] = SHAPE.exec(path) ?? [];
  const preset = Object.entries<ImagePresetShape>(imagePresets).find(([name]) => name === presetName)?.[1];
  if (!preset) throw new NotFoundError('the address names no known preset');
  const [width, place] = shape.split(/-(.*)/s);
  const wanted = preset.widths.find((allowed) => String(allowed) === width);
  if (!wanted) throw new NotFoundError(`the preset ${presetName} has no such width`);
  const focalPoint = FOCAL_POINTS.find((known) => toCropName(known) === place);
  if (place !== undefined && (!focalPoint || preset.height === undefined)) {
    throw new NotFoundError(`the preset ${presetName} has no such crop`);
  }
  const format = IMAGE_FORMATS.find((known) => known === extension);
  if (!format) throw new NotFoundError(`the format is none of ${IMAGE_FORMATS.join(', ')}`);
  const ratio = preset.height === undefined ? undefined : preset.width / preset.height;
  return {
    original: filePath(rest, ORIGINALS),
    size: { width: wanted, ratio, ...(focalPoint && { focalPoint }) },
    format,
  };
}
