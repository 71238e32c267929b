import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { entityId, type FileEntity, inLanguage, type MediaEntity } from '../Entity.ts';
import { plainMetatags } from './metatags.ts';
import {
  AUTHOR,
  composeResource,
  identifyBundle,
  type Linkage,
  MADE,
  type Resource,
  type ResourceIdentifier,
  resourceUrl,
  type SiteFacts,
  translationAttributes,
} from './Resource.ts';

/** Drupal's icon for every video; it is no entity of its own. */
const VIDEO_ICON: ResourceIdentifier = {
  type: 'file--file',
  id: entityId('file--file', 'video.png'),
  meta: { alt: '', title: null, width: 180, height: 180, drupal_internal__target_id: 9999 },
};

function fileLinkages({ file, picture }: MediaEntity, locale: Locale): Record<string, Linkage> {
  const { type, id, number } = file;
  if (picture === undefined) {
    const meta = { display: null, description: null, drupal_internal__target_id: number };
    return { thumbnail: VIDEO_ICON, field_media_video_file: { type, id, meta } };
  }
  const meta = { width: picture.width, height: picture.height, drupal_internal__target_id: number };
  const alt = inLanguage(picture.alt, locale);
  return {
    thumbnail: { type, id, meta: { alt, title: null, ...meta } },
    field_media_image: { type, id, meta: { alt, title: '', ...meta } },
  };
}

/** A picture or video in one of its languages; alternative text and size are in its relationship to the file. */
export function mediaResource(media: MediaEntity, locale: Locale, facts: SiteFacts): Resource {
  const langcode = LOCALES[locale].contentCode;
  const attributes = {
    drupal_internal__mid: media.number,
    drupal_internal__vid: media.number,
    langcode,
    revision_created: MADE,
    status: true,
    name: media.name,
    created: MADE,
    changed: MADE,
    ...translationAttributes(locale),
    metatag: plainMetatags('', resourceUrl(facts, media.type, media.id, locale), facts),
    path: { alias: null, pid: null, langcode },
    ...(media.picture?.focalPoint && { field_focal_point: media.picture.focalPoint }),
  };
  return composeResource(media, locale, facts, attributes, {
    bundle: identifyBundle('media_type--media_type', media.type.slice('media--'.length)),
    revision_user: null,
    uid: AUTHOR,
    ...fileLinkages(media, locale),
  });
}

/** A file; it has no language, so Drupal labels it English. */
export function fileResource(file: FileEntity, facts: SiteFacts): Resource {
  return composeResource(
    file,
    'en',
    facts,
    {
      drupal_internal__fid: file.number,
      langcode: 'en',
      filename: file.name,
      uri: { value: `public://${file.name}`, url: `/sites/default/files/${encodeURIComponent(file.name)}` },
      filemime: file.mime,
      filesize: file.bytes,
      status: true,
      created: MADE,
      changed: MADE,
    },
    { uid: AUTHOR },
  );
}
