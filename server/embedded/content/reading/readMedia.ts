import type { FileEntity, MediaEntity, Target } from '../Entity.ts';
import { entityId } from '../entityId.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import type { Cursor } from './Cursor.ts';
import { bytesOf, dimensionsOf, type MediaFiles } from './MediaFiles.ts';
import { noFieldValues } from './readFieldValues.ts';
import { languagesOf, translate } from './translate.ts';

function mimeOf(cursor: Cursor): string {
  const file = cursor.required('file');
  const known = mediaTypeOf(file.text());
  if (known === undefined || /[\\/]/.test(file.text())) {
    return file.fail(`"${file.text()}" is not the name of a picture or film.`);
  }
  return cursor.optional('mime')?.text() ?? known;
}

/** Whether an entry of `media.yaml` is a picture or a film. */
export function mediaTypeOfEntry(cursor: Cursor): 'media--image' | 'media--video' {
  return mimeOf(cursor).startsWith('video/') ? 'media--video' : 'media--image';
}

/** One entry of `media.yaml` with its file. */
export async function readMedia(cursor: Cursor, target: Target, files: MediaFiles): Promise<MediaEntity> {
  const isPicture = target.type === 'media--image';
  cursor.record(isPicture ? ['file', 'mime', 'alt'] : ['file', 'mime']);
  const place = cursor.required('file');
  const name = place.text();
  const file: FileEntity = {
    kind: 'file',
    type: 'file--file',
    id: entityId('file--file', `${target.id}/${name}`),
    number: target.number,
    languages: ['en'],
    values: noFieldValues(),
    name,
    mime: mimeOf(cursor),
    bytes: await bytesOf(files, name, place),
  };
  const media = {
    kind: 'media' as const,
    ...target,
    values: noFieldValues(),
    name: name.replace(/\.\w+$/, ''),
    file,
  };
  if (!isPicture) return { ...media, languages: ['en'], picture: undefined };
  const alt = translate(cursor.required('alt'), (one) => one.text());
  const picture = { alt, ...(await dimensionsOf(files, name, place)) };
  return { ...media, languages: languagesOf([alt]), picture };
}
