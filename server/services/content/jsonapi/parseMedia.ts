import { isRecord } from '../../../../schemas/isRecord.ts';
import { FOCAL_POINTS, type FocalPoint } from '../../../../schemas/parts/focalPoint.ts';
import type { Image } from '../../../../schemas/parts/image.ts';
import type { Video } from '../../../../schemas/parts/video.ts';
import { cleanText } from '../cleanText.ts';
import { contentFilePath } from '../contentFilePath.ts';
import type { AttributeReader } from './AttributeReader.ts';
import type { Identifier } from './parseDocument.ts';

/** A media entity: its fields, and its file. */
interface MediaReader extends AttributeReader {
  one(name: string): AttributeReader | undefined;
  identifiers(name: string): readonly Identifier[];
}

const IMAGE_FIELD = 'field_media_image';
const FOCAL_FIELD = 'field_focal_point';

/**
 * The picture of an image media. Alternative text and size are in the media's reference to its file, because they are
 * translated with the media (contract, Values); an empty text means decorative.
 *
 * @returns undefined, reported, when the file is missing, outside the public folder or without size.
 */
export function parseImage(media: MediaReader, cmsHosts: ReadonlySet<string>): Image | undefined {
  const file = media.one(IMAGE_FIELD);
  const meta = media.identifiers(IMAGE_FIELD)[0]?.meta;
  if (!file || !meta) return undefined;
  const refuse = (fault: string): undefined =>
    media.report('image-refused', `The picture ${fileName(file)} ${fault}; it is left out`, IMAGE_FIELD);
  const url = filePath(file, cmsHosts);
  if (url === undefined) return refuse('is not a public file of the content service');
  const { alt, width, height } = meta;
  if (!isSize(width) || !isSize(height)) return refuse('has no width or no height');
  const focalPoint = parseFocalPoint(media);
  return {
    url,
    alt: typeof alt === 'string' ? cleanText(alt) : '',
    width,
    height,
    ...(focalPoint && { focalPoint }),
  };
}

/** What the editor has chosen; a wrong choice is reported and counts as none. */
function parseFocalPoint(media: MediaReader): FocalPoint | undefined {
  const choice = media.sharedText(FOCAL_FIELD);
  if (choice === undefined) return undefined;
  return (
    FOCAL_POINTS.find((known) => known === choice) ?? media.invalid(FOCAL_FIELD, 'is no part of a picture')
  );
}

/** Name of a file for the log. */
const fileName = (file: AttributeReader): string => {
  const uri = file.raw('uri');
  return JSON.stringify(isRecord(uri) ? (uri.value ?? uri.url) : file.raw('filename'))?.slice(0, 200) ?? '';
};

/** Path of a file entity; undefined when it may not be used. */
function filePath(file: AttributeReader, cmsHosts: ReadonlySet<string>): string | undefined {
  const uri = file.raw('uri');
  const url = isRecord(uri) ? uri.url : undefined;
  return typeof url === 'string' ? contentFilePath(url, cmsHosts) : undefined;
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const VIDEO_FIELD = 'field_media_video_file';

/** The video of a video media; undefined, reported, when its file is missing, elsewhere or no video. */
export function parseVideo(media: MediaReader, cmsHosts: ReadonlySet<string>): Video | undefined {
  const file = media.one(VIDEO_FIELD);
  if (!file) return undefined;
  const url = filePath(file, cmsHosts);
  const mimeType = file.text('filemime');
  if (url === undefined)
    return media.invalid(VIDEO_FIELD, `is not a public file of the content service (${fileName(file)})`);
  if (!mimeType?.startsWith('video/')) return media.invalid(VIDEO_FIELD, 'is not a film');
  return { url, mimeType };
}
