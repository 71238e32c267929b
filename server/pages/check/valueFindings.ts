import { contentFile } from '../../../schemas/contentFile.ts';
import { menuItemSchema } from '../../../schemas/entities/menu.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { FileKind } from '../../media/fetchFile.ts';
import { getFileType } from '../../media/getFileType.ts';
import { parseImagePath } from '../../media/parseImagePath.ts';
import type { FileCheck } from './createFileCheck.ts';
import type { LinkCheck } from './createLinkCheck.ts';
import type { Finding, FindingPlace } from './Finding.ts';

export interface ValueChecks {
  checkLink: LinkCheck;
  checkFile: FileCheck;
}

const SHARED = { [menuItemSchema.$id]: menuItemSchema };

/** Faults of the links, pictures and videos in a valid value. */
export async function valueFindings(
  value: Place,
  place: FindingPlace,
  { checkLink, checkFile }: ValueChecks,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const inner of placesIn(value, SHARED)) {
    const at = { ...place, pointer: inner.pointer };
    for (const link of linksIn(inner)) {
      if (link === undefined) {
        const reason = 'A link in the text has an address that may not be used';
        findings.push({ kind: 'broken-link', ...at, reason });
        continue;
      }
      const file = ownFile(link);
      const fault = await (file ? checkFile(file.path, file.kind) : checkLink(link));
      if (fault) findings.push({ kind: 'broken-link', ...at, ...fault });
    }
    if (lacksAlternativeText(inner)) {
      const reason = 'This picture stands alone, and has no alternative text';
      findings.push({ kind: 'missing-alternative-text', ...at, reason });
    }
    if (inner.schema.format === 'content-file' && typeof inner.value === 'string') {
      const isPicture = inner.holder?.schema.properties?.alt !== undefined;
      const fault = await checkFile(inner.value, isPicture ? 'image' : 'video');
      if (fault) findings.push({ ...at, ...fault });
    }
  }
  return findings;
}

const ANCHOR = /<a(?:\s[^>]*)?>/g;
const HREF = /\shref="([^"]*)"/;

/** URLs in a value; undefined for a link in rich text whose URL was refused. */
export function linksIn({ value, schema }: Place): (string | undefined)[] {
  if (typeof value !== 'string') return [];
  if (schema.format === 'link-url') return [value];
  if (schema.format !== 'html') return [];
  // Sanitizing wrote this HTML: attributes are in double quotes, and only `&` needs decoding in a URL.
  return [...value.matchAll(ANCHOR)].map(([tag]) => HREF.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
}

/** A short text: a heading, a label, a caption; not a choice, a URL or rich text. */
export const isLine = (value: unknown, schema: ValueSchema | undefined) =>
  typeof value === 'string' && value !== '' && schema?.type === 'string' && !schema.enum && !schema.format;

/**
 * Whether a picture needs an alternative text and has none. With a heading, a label or a caption beside it, it may be
 * decorative: only its editor knows.
 */
export function lacksAlternativeText({ value, schema, holder }: Place): boolean {
  const isPicture = schema.properties?.alt !== undefined && isRecord(value) && value.alt === '';
  if (!isPicture) return false;
  const beside = holder && isRecord(holder.value) ? Object.entries(holder.value) : [];
  return !beside.some(([key, words]) => key !== 'id' && isLine(words, holder?.schema.properties?.[key]));
}

/** A file of the content service. */
export interface OwnFile {
  /** Its path there. */
  path: string;
  kind: FileKind;
}

/**
 * The file behind a link to one of the site's own videos, documents or panoramas.
 * @returns undefined for any other link, and for a picture in a size that the site does not make.
 */
export function ownFile(url: string): OwnFile | undefined {
  const path = contentFile(url.replace(/^\/films(?=\/)/, '').replace(/[?#].*$/s, ''));
  const type = path === undefined ? undefined : getFileType(path);
  if (path && type) return { path, kind: type.kind };
  if (!url.startsWith('/images/')) return undefined;
  try {
    return { path: parseImagePath(url).original, kind: 'image' };
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** The parts of a JSON Schema that describe a value and its contents. */
export interface ValueSchema {
  $ref?: string;
  title?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  readOnly?: boolean;
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
}

/** A value inside another, with its schema. */
interface Place {
  value: unknown;
  schema: ValueSchema;
  /** JSON pointer from the page's root. */
  pointer: string;
  /** The surrounding object, directly or through a list; absent for the outermost value. */
  holder?: Place;
}

/**
 * Walks a valid value and everything in it, outermost first.
 *
 * @param shared schemas that others name by `$ref`, by their `$id`.
 */
export function* placesIn(place: Place, shared: Record<string, ValueSchema> = {}): Generator<Place> {
  const { value, pointer, holder } = place;
  const schema = (place.schema.$ref && shared[place.schema.$ref]) || place.schema;
  const here = { ...place, schema };
  yield here;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inside = { value: item, schema: schema.items ?? {}, pointer: `${pointer}/${index}` };
      yield* placesIn({ ...inside, ...(holder && { holder }) }, shared);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const inside = { value: inner, schema: schema.properties?.[key] ?? {}, pointer: `${pointer}/${key}` };
      yield* placesIn({ ...inside, holder: here }, shared);
    }
  }
}
