import { DomUtils } from 'htmlparser2';
import { defaultImageUrl, imageSrcSet } from '../../../../site/components/Picture/imageUrl.ts';
import { getFileType } from '../../../media/getFileType.ts';
import type { ContentPlace } from '../ContentEvent.ts';
import { contentFilePath } from '../contentFilePath.ts';
import type { RichElement, RichTextContext } from './RichTextContext.ts';

/** Drupal's own sizes of a picture, such as `styles/large/public/`. */
const IMAGE_STYLE = /(?<=\/sites\/default\/files\/)styles\/[\w-]+\/public\//;
/** Such a size in another format keeps the name of the original: `bow.jpg.webp`. */
const CONVERTED = /(?<=\.(?:jpe?g|png|gif|webp))\.(?:webp|avif|jpe?g|png)$/i;
const RASTER = /^(?:jpe?g|png|webp|avif|gif)$/;

/** Width of a picture whose size is not delivered, in CSS pixels: two sizes are offered. */
const UNKNOWN_WIDTH = 960;

/** The measure of running text; on phones the page's width. */
const SIZES = '(width < 48rem) 100vw, 42rem';

/**
 * Has a picture of rich text come through the image endpoint, in several sizes and with its space reserved. One that
 * is no public file of the content service is removed, reported.
 */
export function convertRichPicture(
  picture: RichElement,
  { cmsHosts, report }: RichTextContext,
  at: ContentPlace,
): void {
  const { src = '', alt = '', lang, 'data-align': align } = picture.attribs;
  const url = contentFilePath(src.trim(), cmsHosts)?.replace(IMAGE_STYLE, '').replace(CONVERTED, '');
  const type = url === undefined ? undefined : getFileType(url);
  if (url === undefined || !type || !RASTER.test(type.extension)) {
    const shown = JSON.stringify(src.slice(0, 200));
    report({
      event: 'image-refused',
      reason: `The picture ${shown} is not a public picture of the content service; it is left out`,
      ...at,
    });
    DomUtils.removeElement(picture);
    return;
  }
  const width = toPixels(picture.attribs.width);
  const height = toPixels(picture.attribs.height);
  const image = { url, alt, width: width ?? UNKNOWN_WIDTH, height: height ?? UNKNOWN_WIDTH };
  picture.attribs = {
    src: defaultImageUrl(image, 'natural'),
    srcset: imageSrcSet(image, 'natural'),
    sizes: SIZES,
    alt,
    ...(width && height && { width: `${width}`, height: `${height}` }),
    ...(lang && { lang }),
    ...(align && { 'data-align': align }),
    loading: 'lazy',
    decoding: 'async',
  };
}

const toPixels = (attribute: string | undefined): number | undefined =>
  attribute && /^[1-9]\d{0,4}$/.test(attribute) ? Number(attribute) : undefined;
