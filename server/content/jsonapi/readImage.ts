import type { Image } from '../../../schemas/parts/image.ts';
import { isRecord } from '../../isRecord.ts';
import { cleanText } from '../cleanText.ts';
import { contentFilePath } from './contentFilePath.ts';
import type { ResourceReader } from './ResourceReader.ts';

const FIELD = 'field_media_image';

/**
 * Picture of an image media. Alternative text and size stand in the media's reference to its file, because they are
 * translated with the media (contract, Values); an empty text means decorative.
 *
 * @returns undefined, reported, when the file is missing, lies outside the public folder or has no size.
 */
export function readImage(media: ResourceReader, cmsHosts: ReadonlySet<string>): Image | undefined {
  const file = media.one(FIELD);
  const meta = media.identifiers(FIELD)[0]?.meta;
  if (!file || !meta) return undefined;
  const url = filePath(file, cmsHosts);
  if (url === undefined) {
    return media.report(
      'image-refused',
      'The picture is not a public file of the content service; it is left out',
      FIELD,
    );
  }
  const { alt, width, height } = meta;
  if (!isSize(width) || !isSize(height)) {
    return media.report('image-refused', 'The picture has no width or no height; it is left out', FIELD);
  }
  return { url, alt: typeof alt === 'string' ? cleanText(alt) : '', width, height };
}

/** Path of a file entity; undefined when it may not be used. */
export function filePath(file: ResourceReader, cmsHosts: ReadonlySet<string>): string | undefined {
  const uri = file.raw('uri');
  const url = isRecord(uri) ? uri.url : undefined;
  return typeof url === 'string' ? contentFilePath(url, cmsHosts) : undefined;
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
