import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import { compressText } from '../../server/cache/pages/compressText.ts';

/** Compressible files; pictures, videos and fonts are compressed already. */
const TEXT = new Set(['.html', '.json', '.xml', '.js', '.css', '.svg', '.txt', '.ics', '.webmanifest']);
type Body = string | Buffer | ReadableStream<Uint8Array>;

export interface Writer {
  /** Writes a file into the export, and the compressed forms of a text beside it. */
  write(file: string, body: Body): Promise<void>;
}

/** Writes files below `directory`, which is created when needed. */
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
 * File of an address on a static host: pages are `<path>/index.html`, everything else has its own name.
 *
 * @param pathname percent-encoded, as in links.
 * @throws Error for a path outside the folder.
 */
export function toExportFile(pathname: string, isPage: boolean): string {
  const decoded = decodeURIComponent(pathname);
  const file = posix.join(decoded, isPage ? 'index.html' : '').replace(/^\//, '');
  const leadsOut = decoded.split(/[/\\]/).includes('..') || decoded.includes('\0') || decoded.includes('\\');
  if (leadsOut || file === '') throw new Error(`${pathname} cannot be the name of a file`);
  return file;
}
