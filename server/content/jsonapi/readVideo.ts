import type { Video } from '../../../schemas/parts/video.ts';
import type { ResourceReader } from './ResourceReader.ts';
import { filePath } from './readImage.ts';

const FIELD = 'field_media_video_file';

/** Film of a video media; undefined, reported, when its file is missing, elsewhere or not a film. */
export function readVideo(media: ResourceReader, cmsHosts: ReadonlySet<string>): Video | undefined {
  const file = media.one(FIELD);
  if (!file) return undefined;
  const url = filePath(file, cmsHosts);
  const mimeType = file.text('filemime');
  if (url === undefined) return media.invalid(FIELD, 'is not a public file of the content service');
  if (!mimeType?.startsWith('video/')) return media.invalid(FIELD, 'is not a film');
  return { url, mimeType };
}
