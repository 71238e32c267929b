import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import express, { type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { currentRequest } from '../../observability/requestContext.ts';
import { fileErrors } from '../../routes/fileErrors.ts';
import { NotFoundError } from '../errors.ts';
import { setSubresourceHeaders } from './setSubresourceHeaders.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Ends an answer whose file is gone since the start, as when a build is replaced under a site that runs: sirv has begun
 * it by then, and would leave the browser waiting.
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
 * Asks the file server only for what is there, by the name it has: every page would have it look for a file of the same
 * name. Addresses with `%` in them are for it to read.
 */
const onlyKnown = (directory: string, files: RequestHandler): RequestHandler => {
  const names = readdirSync(directory, { recursive: true }).map(String);
  const known = new Set(names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`));
  return (request, response, next) => {
    const { method, path } = request;
    if (!isRead(method) || !(known.has(path) || path.includes('%'))) return next();
    // Nobody asks for a part of a script; a range would only be one more way to fail.
    delete request.headers.range;
    endWhenGone(response);
    // Before sirv, which says nothing of a file that the browser has.
    if (known.has(path)) setSubresourceHeaders(response);
    return files(request, response, next);
  };
};

/** Hashed names never change, the others are asked for again after an hour. */
const setHeaders = (response: ServerResponse, path: string): void => {
  const lasts = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
  response.setHeader('Cache-Control', `public, ${lasts}`);
};

/** The browser's files as built, before the start, compressed by the build where that helps. */
export function staticAssets(directory: string): Router {
  const files = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders });
  return express
    .Router()
    .use(onlyKnown(directory, files))
    .use('/assets', ({ method }, _response, next) => {
      next(isRead(method) ? new NotFoundError('the build has no such file') : undefined);
    })
    .use(fileErrors);
}
