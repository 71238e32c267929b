import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import { compressText } from '../../server/cache/pages/compressText.ts';

/** What compresses; pictures, films and fonts are compressed already. */
const TEXT = new Set(['.html', '.json', '.xml', '.js', '.css', '.svg', '.txt', '.ics', '.webmanifest']);
type Body = string | Buffer | ReadableStream<Uint8Array>;

export interface Writer {
  /** Puts a file into the export, and beside a text its compressed forms. */
  write(file: string, body: Body): Promise<void>;
}

/** Writes files below `directory`, which is made when needed. */
export function createWriter(directory: string): Writer {
  return {
    async write(file, body) {
      const path = join(directory, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body);
      if (!TEXT.has(extname(file))) return;
      const bytes = typeof body === 'string' ? Buffer.from(body) : body;
      const { br, gzip } = await compressText(Buffer.isBuffer(bytes) ? bytes : await readFile(path));
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
    },
  };
}

/**
 * Where a static host looks for an address: pages are `<path>/index.html`, everything else has its own name.
 *
 * @param pathname percent-encoded, as it stands in links.
 * @throws Error for an address that leads out of the folder.
 */
export function toExportFile(pathname: string, isPage: boolean): string {
  const decoded = decodeURIComponent(pathname);
  const file = posix.join(decoded, isPage ? 'index.html' : '').replace(/^\//, '');
  const leadsOut = decoded.split(/[/\\]/).includes('..') || decoded.includes('\0') || decoded.includes('\\');
  if (leadsOut || file === '') throw new Error(`${pathname} cannot be the name of a file`);
  return file;
}
