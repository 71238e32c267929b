import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type LoopbackService, serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';
import { fetchRaw } from './fetchRaw.ts';

interface File {
  type: string;
  encoding?: string;
  body: Buffer;
}

/** The styles of all twins: less than 2 kB, written by hand. */
export const TWIN_STYLES = 'tests/bench/fixture/plain.css';

/**
 * Serves plain twins, compressed in advance, and the pictures of a site, each fetched once.
 *
 * @param documents HTML by path.
 * @param port that of the site with the pictures.
 */
export function serveTwins(documents: ReadonlyMap<string, string>, port: number): Promise<LoopbackService> {
  const packed = (type: string, text: string): File => ({
    type: `${type}; charset=utf-8`,
    encoding: 'br',
    body: brotliCompressSync(text),
  });
  const files = new Map<string, File>([
    ['/plain.css', packed('text/css', readFileSync(TWIN_STYLES, 'utf8'))],
  ]);
  for (const [path, html] of documents) files.set(path, packed('text/html', html));

  const fetchFile = async (path: string): Promise<File> => {
    const { status, headers, body } = await fetchRaw(port, path, { accept: 'image/avif,image/webp' });
    if (status !== 200) throw new Error(`${path} of a plain twin: ${status}`);
    return { type: headers['content-type'] ?? '', body };
  };
  return serveOnLoopback((request, response) => {
    const path = request.url ?? '';
    const known = files.get(path);
    const found = known ? Promise.resolve(known) : fetchFile(path);
    found
      .then((file) => {
        files.set(path, file);
        const { type, encoding, body } = file;
        response.writeHead(200, {
          'content-type': type,
          'content-length': body.length,
          ...(encoding && { 'content-encoding': encoding }),
        });
        response.end(body);
      })
      .catch((error: Error) => response.destroy(error));
  });
}
