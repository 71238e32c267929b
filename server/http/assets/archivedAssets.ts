import { extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { setSubresourceHeaders } from '../middleware/setSubresourceHeaders.ts';
import type { AssetArchive } from './AssetArchive.ts';

/** A folder and a file with a hash; never a way out of the folder. */
const NAME = /^\/(?<name>[\w-]+\/[\w-][\w.-]*\.(?!br$)[a-z0-9]+)$/;

/** Serves files of other builds, below `/assets`: those of pages that another build has sent. */
export function archivedAssets(archives: readonly AssetArchive[]): RequestHandler {
  const find = async (name: string): Promise<Buffer | undefined> => {
    for (const archive of archives) {
      const bytes = await archive.read(name);
      if (bytes) return bytes;
    }
    return undefined;
  };
  return async (request, response, next) => {
    const name = NAME.exec(request.path)?.groups?.name;
    if (!name || !/^(GET|HEAD)$/.test(request.method)) return next();
    const packed = await find(`${name}.br`);
    const bytes = packed ?? (await find(name));
    if (!bytes) return next();
    setSubresourceHeaders(response);
    response.vary('Accept-Encoding').type(extname(name));
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    const isPacked = packed !== undefined && request.acceptsEncodings('br') === 'br';
    if (isPacked) response.set('Content-Encoding', 'br');
    const body = packed && !isPacked ? brotliDecompressSync(packed) : bytes;
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
}
