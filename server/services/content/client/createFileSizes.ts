import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { contentFile } from '../../../../schemas/contentFile.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { type FileSource, fetchFile } from '../../../media/fetchFile.ts';
import { getFileType } from '../../../media/getFileType.ts';
import type { Document, FileSizes } from '../jsonapi/parseDocument.ts';

/** A document's page waits no longer for them; what comes later is there for the next. */
const WAIT_MS = 250;
const MAX_FILES = 20;
const KNOWN_MS = 3600_000;
const LINKED_FILE = /\/sites\/default\/files\/[^"'<>]+?\.[a-z\d]{2,5}(?=["'?#]|$)/gi;

/**
 * Sizes of the documents that a page links to, for the words of the links: the service is asked for the headers of
 * each, once an hour, while the page is fetched anyway.
 */
export function createFileSizes(source: FileSource): (document: Document) => Promise<FileSizes> {
  const known = new LRUCache<string, Promise<number | undefined>>({ max: 5000, ttl: KNOWN_MS });

  const fetchSize = async (path: string): Promise<number | undefined> => {
    const read = ({ headers }: Response) => Number(headers.get('content-length')) || undefined;
    const headers = { 'accept-encoding': 'identity' };
    try {
      return await fetchFile(source, path, { kind: 'document', method: 'HEAD', headers, read });
    } catch {
      // The link has no size; a request for the file logs the fault.
      return undefined;
    }
  };

  return async (document) => {
    const sizes: FileSizes = {};
    const loaded = linkedDocuments(document).map(async (path) => {
      const size = known.get(path) ?? fetchSize(path);
      known.set(path, size, { noUpdateTTL: true });
      const bytes = await size;
      if (bytes !== undefined) sizes[path] = bytes;
    });
    if (loaded.length > 0) await Promise.race([Promise.all(loaded), sleep(WAIT_MS, null, { ref: false })]);
    return { ...sizes };
  };
}

/** Documents that rich text and link fields name. */
function linkedDocuments({ data, included }: Document): string[] {
  const paths = [...data, ...included]
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((value) => (isRecord(value) ? [value.processed, value.uri] : []))
    .flatMap((text) => (typeof text === 'string' ? (text.match(LINKED_FILE) ?? []) : []))
    .map((path) => contentFile(path.replaceAll('&amp;', '&')))
    .filter((path) => path !== undefined && getFileType(path)?.kind === 'document');
  return [...new Set(paths as string[])].slice(0, MAX_FILES);
}
