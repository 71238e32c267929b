import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../../../locales/locales.ts';

/** Encoding of a body, by its name in HTTP. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send few variants of a header; further ones are parsed each time. */
const MAX_ENTRIES = 200;
const MAX_HEADER_LENGTH = 200;

/** Parses a header once for all requests with the same value. */
function memoizeByHeader<Choice extends string>(
  choose: (header: string) => Choice,
): (header?: string) => Choice {
  const known = new Map<string, Choice>();
  const lookUp = (header: string): Choice => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const choice = choose(header);
    if (header.length > MAX_HEADER_LENGTH) return choice;
    // Simpler than an LRU, and as good: frequent values are soon there again.
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(header, choice);
    return choice;
  };
  let last: { header: string; choice: Choice } | undefined;
  return (header = '') => {
    // Proxies, and visitors of several pages, repeat a header: a comparison is faster than a lookup.
    if (last?.header !== header) last = { header, choice: lookUp(header) };
    return last.choice;
  };
}

/** The smallest body the visitor accepts; the plain one when they accept none. */
const chooseEncoding = (header: string): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

/** Like Express (`request.accepts(['html', 'json'])`): HTML, unless JSON is preferred. */
const chooseForm = (header: string): 'html' | 'json' => {
  const headers = header === '' ? {} : { accept: header };
  const [first] = new Negotiator({ headers }).mediaTypes(['text/html', 'application/json']);
  return first === 'application/json' ? 'json' : 'html';
};

/** Without the header, as with search engines, any language matches: the first one is English. */
const chooseLocale = (header: string): Locale => {
  const headers = header === '' ? {} : { 'accept-language': header };
  const [accepted] = new Negotiator({ headers }).languages([...LOCALE_CODES]);
  return accepted !== undefined && isLocale(accepted) ? accepted : DEFAULT_LOCALE;
};

export interface Negotiation {
  /** By Accept-Encoding. */
  negotiateEncoding(header?: string): Encoding;
  /** By Accept. */
  negotiateFormat(header?: string): 'html' | 'json';
  /** By Accept-Language, for `/`. */
  negotiateLocale(header?: string): Locale;
}

/** Content negotiation by headers; equal headers are parsed once. */
export function createNegotiation(): Negotiation {
  return {
    negotiateEncoding: memoizeByHeader(chooseEncoding),
    negotiateFormat: memoizeByHeader(chooseForm),
    negotiateLocale: memoizeByHeader(chooseLocale),
  };
}
