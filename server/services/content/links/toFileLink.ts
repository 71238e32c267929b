import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { getFileType } from '../../../media/getFileType.ts';
import { contentFilePath } from '../contentFilePath.ts';
import type { FileSizes } from '../jsonapi/parseDocument.ts';

/** A file of the content service as the target of a link. */
export interface FileLink {
  /** Its address on the site. */
  url: string;
  /** Its name. */
  title: string;
  /** Type and, if known, size of a document, in the words of the locale: `PDF`, `2.4 MB`. */
  facts: readonly string[];
}

/** Parameters of a PDF's reader, such as `#page=3`. */
const FRAGMENT = /#\w+=[\w.,=&-]*$/;

/**
 * A link to a file of the content service.
 *
 * @param address path, or URL on one of the hosts.
 * @returns undefined for an address of anything else; no URL for a type that is not served.
 */
export function toFileLink(
  address: string,
  { locale, cmsHosts, sizes }: { locale: Locale; cmsHosts: ReadonlySet<string>; sizes: FileSizes },
): Partial<FileLink> | undefined {
  const path = contentFilePath(address, cmsHosts);
  if (path === undefined) return undefined;
  const type = getFileType(path);
  if (!type) return {};
  const { kind, extension } = type;
  const title = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const url = path + (FRAGMENT.exec(address)?.[0] ?? '');
  if (kind !== 'document' || extension === 'svg') return { url, title, facts: [] };
  const bytes = sizes[path];
  const facts = [extension.toUpperCase(), ...(bytes === undefined ? [] : [formatBytes(bytes, locale)])];
  return { url, title, facts };
}

/** `2.4 MB`, in French `2,4 Mo`. */
function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const options = { style: 'unit', unit, unitDisplay: 'short' } as const;
  const maximumFractionDigits = unit === 'megabyte' && value < 100 ? 1 : 0;
  // A file of a few bytes has one kilobyte, not none.
  return new Intl.NumberFormat(LOCALES[locale].formats, { ...options, maximumFractionDigits }).format(
    Math.max(value, 1),
  );
}

const SIZE = /\d\s?(?:[kMG][Bo]|bytes|octets)\b/i;

/** What is to be added to the words of a link: ` (PDF, 2.4 MB)`, without what they say already. */
export function toFileNote(words: string, facts: readonly string[] = []): string {
  const missing = facts.filter((fact) =>
    SIZE.test(fact) ? !SIZE.test(words) : !new RegExp(`\\b${fact}\\b`, 'i').test(words),
  );
  return missing.length > 0 ? ` (${missing.join(', ')})` : '';
}
