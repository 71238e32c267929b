import type { FileEntity } from '../Entity.ts';
import { AUTHOR, composeResource, type Resource, type SiteFacts } from './Resource.ts';
import { MADE } from './translationAttributes.ts';

/** A file; it speaks no language, so Drupal calls it English everywhere. */
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
