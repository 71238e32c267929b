import { isSafeUrl } from './isSafeUrl.ts';
import { isTooDeep, MAX_LEVELS } from './sanitizeHtml.ts';

/** A format that schemas may name. */
export interface Format {
  /** Description of the format in messages. */
  words: string;
  /** What a value is called where fields are listed: `address`. Default: the format's name. */
  kind?: string;
  /** Absent where every text is valid. */
  check?: (text: string) => boolean;
  /** The valid text that was probably meant. */
  suggest?: (text: string) => string | undefined;
}

/** Formats by name. */
export type Formats = Readonly<Record<string, Format>>;

/** Whether a text is an existing day: 2026-02-30 is none. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Of a rich text: a hundred times a long page. Sanitizing takes about a second for a million. */
const MAX_CHARACTERS = 1_000_000;

/** Formats that every schema may use: JSON Schema's date, links, and rich text, which is sanitized. */
export const standardFormats: Formats = {
  'link-url': {
    kind: 'address',
    words: 'a path of this site or an http(s), mailto or tel address',
    check: isSafeUrl,
  },
  date: { words: 'a day such as 2026-11-21', check: isDate },
  html: {
    kind: 'rich text',
    words: `HTML of at most ${MAX_CHARACTERS.toLocaleString('en')} characters and ${MAX_LEVELS} levels, of which everything but harmless text markup is taken out`,
    check: (text) => text.length <= MAX_CHARACTERS && !isTooDeep(text),
  },
};
