import { Ajv } from 'ajv';
import { isDay } from '../schemas/isDay.ts';
import { isContentFile } from './contentFile.ts';
import { isSafeUrl } from './isSafeUrl.ts';

interface Format {
  /** Description of the format in messages. */
  words: string;
  /** Absent where every text is valid: rich text is sanitized instead. */
  check?: (text: string) => boolean;
}

/** Formats that schemas of pages and blocks may use: the site's own, and JSON Schema's date. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['link-url', { words: 'a path of this site or an http(s), mailto or tel address', check: isSafeUrl }],
  [
    'content-file',
    {
      words: 'a path below /sites/default/files/, percent-encoded as Drupal writes it',
      check: isContentFile,
    },
  ],
  ['date', { words: 'a day such as 2026-11-21', check: isDay }],
  ['html', { words: 'HTML, of which everything but harmless text markup is taken out' }],
]);

/** A validator with the site's formats that reports all errors. @param shared schemas that others refer to. */
export function createAjv(shared: object[] = []): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, schemas: shared });
  ajv.addKeyword('purpose');
  for (const [name, { check = true }] of formats) ajv.addFormat(name, check);
  return ajv;
}
