import { menuItemSchema } from '../../../schemas/entities/menu.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { NotFoundError } from '../../http/errors.ts';
import { parseImagePath } from '../../media/parseImagePath.ts';
import type { FileCheck } from './createFileCheck.ts';
import type { LinkCheck } from './createLinkCheck.ts';
import type { Finding, FindingPlace } from './Finding.ts';

export interface ValueChecks {
  checkLink: LinkCheck;
  checkFile: FileCheck;
}

const SHARED = { [menuItemSchema.$id]: menuItemSchema };

/** What is wrong with the links, pictures and films in a valid value. */
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
      const reason = await (file ? checkFile(file.path, file.kind) : checkLink(link));
      if (reason) findings.push({ kind: file ? 'missing-file' : 'broken-link', ...at, reason });
    }
    if (lacksAlternativeText(inner)) {
      const reason = 'This picture stands alone, and has no alternative text';
      findings.push({ kind: 'missing-alternative-text', ...at, reason });
    }
    if (inner.schema.format === 'content-file' && typeof inner.value === 'string') {
      const isPicture = inner.holder?.schema.properties?.alt !== undefined;
      const reason = await checkFile(inner.value, isPicture ? 'image' : 'video');
      if (reason) findings.push({ kind: 'missing-file', ...at, reason });
    }
  }
  return findings;
}

const ANCHOR = /<a(?:\s[^>]*)?>/g;
const HREF = /\shref="([^"]*)"/;

/** Addresses that a value links to; undefined stands for a link in rich text whose address was refused. */
export function linksIn({ value, schema }: Place): (string | undefined)[] {
  if (typeof value !== 'string') return [];
  if (schema.format === 'link-url') return [value];
  if (schema.format !== 'html') return [];
  // Validation wrote this HTML anew: attributes stand in double quotes, and only `&` needs decoding in an address.
  return [...value.matchAll(ANCHOR)].map(([tag]) => HREF.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
}

/** A line of words: a heading, a label, a caption; not a choice, an address or rich text. */
export const isLine = (value: unknown, schema: ValueSchema | undefined) =>
  typeof value === 'string' && value !== '' && schema?.type === 'string' && !schema.enum && !schema.format;

/**
 * Whether a value is a picture without words that says something by itself. One that a heading, a label or a caption
 * stands beside may be decorative: only its editor knows.
 */
export function lacksAlternativeText({ value, schema, holder }: Place): boolean {
  const isPicture = schema.properties?.alt !== undefined && isRecord(value) && value.alt === '';
  if (!isPicture) return false;
  const beside = holder && isRecord(holder.value) ? Object.entries(holder.value) : [];
  return !beside.some(([key, words]) => key !== 'id' && isLine(words, holder?.schema.properties?.[key]));
}

/** A video or picture of the content service. */
export interface OwnFile {
  /** Its path there. */
  path: string;
  kind: 'image' | 'video';
}

const VIDEO = /^\/films(\/.+\.(?:mp4|webm))$/i;

/**
 * The file behind a link to one of the site's own films or panoramas, whose links are no addresses of pages.
 * @returns undefined for any other link, and for a picture in a size that the site does not make.
 */
export function ownFile(url: string): OwnFile | undefined {
  const [, video] = VIDEO.exec(url) ?? [];
  if (video !== undefined) return { path: video, kind: 'video' };
  if (!url.startsWith('/images/')) return undefined;
  try {
    return { path: parseImagePath(url).original, kind: 'image' };
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** The parts of a JSON Schema that say what a value is and what stands in it. */
export interface ValueSchema {
  $ref?: string;
  title?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
}

/** A value inside of another, with its schema. */
interface Place {
  value: unknown;
  schema: ValueSchema;
  /** JSON pointer from the page's root. */
  pointer: string;
  /** The object it stands in, directly or in a list; absent for the outermost value. */
  holder?: Place;
}

/**
 * A valid value and all that stands in it, outermost first.
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
