import type { Image } from '../../../schemas/parts/image.ts';
import {
  type ImagePreset,
  type ImagePresetShape,
  imagePresets,
} from '../../../schemas/parts/imagePresets.ts';

type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** Address of one size of a picture at the image endpoint: `/images/<preset>/<width>.<format><original>`. */
export function imageUrl(
  { url }: Pick<Image, 'url'>,
  preset: ImagePreset,
  width: number,
  format: ImageFormat,
): string {
  return `/images/${preset}/${width}.${format}${url}`;
}

/** All sizes of a picture for `srcset`; sizes beyond the first that holds the whole original add nothing. */
export function imageSrcSet(image: Image, preset: ImagePreset, format: ImageFormat): string {
  return presetWidths(image, preset)
    .map((width) => `${imageUrl(image, preset, width, format)} ${width}w`)
    .join(', ');
}

/** Layout size of a picture in CSS pixels, so that its place is kept before it arrives. */
export function imageSize(image: Image, preset: ImagePreset): { width: number; height: number } {
  const { width, height }: ImagePresetShape = imagePresets[preset];
  return { width, height: height ?? Math.round((width * image.height) / image.width) };
}

/** The one size a browser takes that reads no `srcset`: the first at least as wide as the layout. */
export function defaultImageUrl(image: Image, preset: ImagePreset): string {
  const widths = presetWidths(image, preset);
  const { width } = imagePresets[preset];
  return imageUrl(image, preset, widths.find((offered) => offered >= width) ?? Math.max(...widths), 'webp');
}

function presetWidths(image: Image, preset: ImagePreset): number[] {
  const { widths }: ImagePresetShape = imagePresets[preset];
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < image.width);
}
