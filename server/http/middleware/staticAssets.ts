import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import express, { type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { currentRequest } from '../../observability/requestContext.ts';
import { fileErrors } from '../../routes/fileErrors.ts';
import type { AssetArchive } from '../assets/AssetArchive.ts';
import { NotFoundError } from '../errors.ts';
import { setSubresourceHeaders } from './setSubresourceHeaders.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Ends a response whose file has disappeared since the start, as when a build is replaced under a running site: sirv
 * has begun it by then, and would leave the browser waiting.
 */
const endWhenGone = (response: ServerResponse): void => {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => {
      currentRequest()?.log.error({ event: 'asset-gone', err: error }, 'A file of the build is gone');
      response.destroy();
    });
  });
};

/**
 * Calls the file server only for existing names: otherwise it would look up a file for every page. Paths with `%` are
 * left to it.
 */
const onlyKnown = (directory: string, files: RequestHandler): RequestHandler => {
  const names = readdirSync(directory, { recursive: true }).map(String);
  const known = new Set(names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`));
  return (request, response, next) => {
    const { method, path } = request;
    if (!isRead(method) || !(known.has(path) || path.includes('%'))) return next();
    // No client needs a part of a script; a range would only be another way to fail.
    delete request.headers.range;
    endWhenGone(response);
    // Before sirv, which sends no headers with a 304 otherwise.
    if (known.has(path)) setSubresourceHeaders(response);
    return files(request, response, next);
  };
};

/** Hashed names never change, others are revalidated after an hour. */
const setHeaders = (response: ServerResponse, path: string): void => {
  const lasts = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
  response.setHeader('Cache-Control', `public, ${lasts}`);
};

/**
 * The browser's built files, listed at start, with their compressed forms.
 *
 * @param archives hashed files of other builds.
 */
export function staticAssets(directory: string, archives: readonly AssetArchive[] = []): Router {
  const files = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders });
  return express
    .Router()
    .use(onlyKnown(directory, files))
    .use('/assets', archivedAssets(archives))
    .use('/assets', ({ method }, _response, next) => {
      next(isRead(method) ? new NotFoundError('no build of late has such a file') : undefined);
    })
    .use(fileErrors);
}

/** A folder and a file with a hash; never a way out of the folder. */
const NAME = /^\/(?<name>[\w-]+\/[\w-][\w.-]*\.(?!br$)[a-z0-9]+)$/;

/** Serves files of other builds, below `/assets`: those of pages that another build has sent. */
function archivedAssets(archives: readonly AssetArchive[]): RequestHandler {
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
