import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '../../../files/inspectPicture.ts';
import { isRecord } from '../../../isRecord.ts';
import type { Cursor } from './Cursor.ts';

export interface Dimensions {
  width: number;
  height: number;
}

type Sizes = ReadonlyMap<string, Dimensions>;

/** The files beside the content, with the sizes `MEDIA.json` states and the others measured. */
export interface MediaFiles {
  directory: string;
  sizes: Sizes;
}

const isSize = (row: unknown): row is Dimensions & { name: string } =>
  isRecord(row) &&
  typeof row.name === 'string' &&
  Number.isInteger(row.width) &&
  Number.isInteger(row.height);

/** Reads `MEDIA.json` when there is one; a missing one only means that every picture is measured. */
export async function openMediaFiles(directory: string): Promise<MediaFiles> {
  const text = await readFile(join(directory, 'MEDIA.json'), 'utf8').catch(() => '[]');
  const rows: unknown = JSON.parse(text);
  const sizes = Array.isArray(rows) ? rows.filter(isSize) : [];
  return { directory, sizes: new Map(sizes.map((row) => [row.name, row])) };
}

/** @throws ContentProblem at the cursor when the file is not there. */
export async function bytesOf(files: MediaFiles, name: string, cursor: Cursor): Promise<number> {
  const found = await stat(join(files.directory, name)).catch(() => undefined);
  return found?.isFile() ? found.size : cursor.fail(`there is no media file "${name}".`);
}

/** @throws ContentProblem at the cursor when the file is no picture. */
export async function dimensionsOf(files: MediaFiles, name: string, cursor: Cursor): Promise<Dimensions> {
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
