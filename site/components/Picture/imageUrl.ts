import { toCropName } from '../../../schemas/parts/focalPoint.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import {
  type ImagePreset,
  type ImagePresetShape,
  imagePresets,
} from '../../../schemas/parts/imagePresets.ts';

type ImageFormat = 'avif' | 'webp' | 'jpeg';

/**
 * URL of one size of a picture: `/images/<preset>/<width>.<format><original>`, or `<width>-<focal point>` where the preset
 * crops and the picture's focal point is not in its middle.
 */
export function imageUrl(
  { url, focalPoint }: Pick<Image, 'url' | 'focalPoint'>,
  preset: ImagePreset,
  width: number,
  format: ImageFormat,
): string {
  const { height }: ImagePresetShape = imagePresets[preset];
  const crop = height === undefined || !focalPoint ? '' : `-${toCropName(focalPoint)}`;
  return `/images/${preset}/${width}${crop}.${format}${url}`;
}

/** All sizes of a picture for `srcset`, up to the first that holds the whole original. */
export function imageSrcSet(image: Image, preset: ImagePreset): string {
  return presetWidths(image, preset)
    .map((width) => `${imageUrl(image, preset, width, 'avif')} ${width}w`)
    .join(', ');
}

/** Layout size of a picture in CSS pixels, to reserve its space. */
export function imageSize(image: Image, preset: ImagePreset): { width: number; height: number } {
  const { width, height }: ImagePresetShape = imagePresets[preset];
  return { width, height: height ?? Math.round((width * image.height) / image.width) };
}

/** The size for browsers without `srcset`: the first at least as wide as the layout. */
export function defaultImageUrl(image: Image, preset: ImagePreset): string {
  const widths = presetWidths(image, preset);
  const { width } = imagePresets[preset];
  return imageUrl(image, preset, widths.find((offered) => offered >= width) ?? Math.max(...widths), 'avif');
}

/** The largest size of a picture, for a link to it. */
export function largestImageUrl(image: Image, preset: ImagePreset, format: ImageFormat): string {
  return imageUrl(image, preset, Math.max(...presetWidths(image, preset)), format);
}

function presetWidths(image: Image, preset: ImagePreset): number[] {
  const { widths }: ImagePresetShape = imagePresets[preset];
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < image.width);
}
