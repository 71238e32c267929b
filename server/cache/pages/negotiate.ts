import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../../../locales/locales.ts';

/** How a body is compressed, by its name in HTTP. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers write a header in a few ways; what is longer than any of theirs is read each time. */
const MAX_ENTRIES = 200;
const MAX_HEADER_LENGTH = 200;

/** Reads a header once for all who send the same. */
function memoizeByHeader<Choice extends string>(
  choose: (header: string) => Choice,
): (header?: string) => Choice {
  const known = new Map<string, Choice>();
  const lookUp = (header: string): Choice => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const choice = choose(header);
    if (header.length > MAX_HEADER_LENGTH) return choice;
    // Simpler than to know which was used last, and as good: what is in use is soon there again.
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(header, choice);
    return choice;
  };
  let last: { header: string; choice: Choice } | undefined;
  return (header = '') => {
    // A proxy, and who comes for several pages, send the same again: comparing it is quicker than looking it up.
    if (last?.header !== header) last = { header, choice: lookUp(header) };
    return last.choice;
  };
}

/** The smallest body the visitor takes; whoever refuses all of them gets the plain one. */
const chooseEncoding = (header: string): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

/** As Express does (`request.accepts(['html', 'json'])`): HTML, unless JSON is what is liked better. */
const chooseForm = (header: string): 'html' | 'json' => {
  const headers = header === '' ? {} : { accept: header };
  const [first] = new Negotiator({ headers }).mediaTypes(['text/html', 'application/json']);
  return first === 'application/json' ? 'json' : 'html';
};

/** Without the header, as with search engines, every language is as welcome: the first one is English. */
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
  /** By Accept-Language, for whoever comes to `/`. */
  negotiateLocale(header?: string): Locale;
}

/** What a visitor's headers ask for; the same headers are read once. */
export function createNegotiation(): Negotiation {
  return {
    negotiateEncoding: memoizeByHeader(chooseEncoding),
    negotiateFormat: memoizeByHeader(chooseForm),
    negotiateLocale: memoizeByHeader(chooseLocale),
  };
}
