import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { loadSharp } from '../../../../server/media/inspectPicture.ts';
import { type EntityTarget, entityId, type FileEntity, type MediaEntity } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';
import { noFieldValues } from './parseFieldValues.ts';
import { getLanguages, parseTranslated } from './parseTranslated.ts';

interface Dimensions {
  width: number;
  height: number;
}

type Sizes = ReadonlyMap<string, Dimensions>;

/** The media files, with the sizes of `MEDIA.json`; others are measured. */
interface MediaFiles {
  directory: string;
  sizes: Sizes;
}

const isSize = (row: unknown): row is Dimensions & { name: string } =>
  isRecord(row) &&
  typeof row.name === 'string' &&
  Number.isInteger(row.width) &&
  Number.isInteger(row.height);

/** Loads `MEDIA.json`; without it every picture is measured. */
export async function openMediaFiles(directory: string): Promise<MediaFiles> {
  const text = await readFile(join(directory, 'MEDIA.json'), 'utf8').catch(() => '[]');
  const rows: unknown = JSON.parse(text);
  const sizes = Array.isArray(rows) ? rows.filter(isSize) : [];
  return { directory, sizes: new Map(sizes.map((row) => [row.name, row])) };
}

/** @throws ContentProblem at the cursor when the file is missing. */
async function getFileSize(files: MediaFiles, name: string, cursor: Cursor): Promise<number> {
  const found = await stat(join(files.directory, name)).catch(() => undefined);
  return found?.isFile() ? found.size : cursor.fail(`there is no media file "${name}".`);
}

/** @throws ContentProblem at the cursor when the file is no picture. */
async function getDimensions(files: MediaFiles, name: string, cursor: Cursor): Promise<Dimensions> {
  const stated = files.sizes.get(name);
  if (stated !== undefined) return { width: stated.width, height: stated.height };
  const sharp = await loadSharp();
  const measured = await sharp(join(files.directory, name))
    .metadata()
    .catch(() => undefined);
  return measured === undefined
    ? cursor.fail(`"${name}" cannot be read as a picture.`)
    : { width: measured.width, height: measured.height };
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** The media type of a file name; undefined for types that the service does not have. */
export function getMediaType(name: string): string | undefined {
  return MEDIA_TYPES[extname(name).toLowerCase()];
}

function requireMediaType(cursor: Cursor): string {
  const file = cursor.required('file');
  const known = getMediaType(file.text());
  if (known === undefined || /[\\/]/.test(file.text())) {
    return file.fail(`"${file.text()}" is not the name of a picture or film.`);
  }
  return cursor.optional('mime')?.text() ?? known;
}

/** Whether an entry of `media.yaml` is a picture or a video. */
export function mediaTypeOfEntry(cursor: Cursor): 'media--image' | 'media--video' {
  return requireMediaType(cursor).startsWith('video/') ? 'media--video' : 'media--image';
}

/** One entry of `media.yaml` with its file. */
export async function parseMediaEntity(
  cursor: Cursor,
  target: EntityTarget,
  files: MediaFiles,
): Promise<MediaEntity> {
  const isPicture = target.type === 'media--image';
  cursor.record(isPicture ? ['file', 'mime', 'alt', 'focal_point'] : ['file', 'mime']);
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
    mime: requireMediaType(cursor),
    bytes: await getFileSize(files, name, place),
  };
  const media = {
    kind: 'media' as const,
    ...target,
    values: noFieldValues(),
    name: name.replace(/\.\w+$/, ''),
    file,
  };
  if (!isPicture) return { ...media, languages: ['en'], picture: undefined };
  const alt = parseTranslated(cursor.required('alt'), (one) => one.text());
  const focalPoint = cursor.optional('focal_point')?.text();
  const picture = { alt, ...(await getDimensions(files, name, place)), ...(focalPoint && { focalPoint }) };
  return { ...media, languages: getLanguages([alt]), picture };
}
