import { readdirSync } from 'node:fs';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { fileErrors } from '../routes/fileErrors.ts';

/**
 * Asks a file server only for what is there: every page would have it look for a file of the same name. Addresses
 * written in any other way than files are, with `%` or `//` in them, are for it to read.
 */
const onlyKnown = (directory: string, files: RequestHandler): RequestHandler => {
  const known = new Set(readdirSync(directory, { recursive: true }).map((name) => `/${name}`));
  return (request, response, next) => {
    const isFile = known.has(request.path) || /%|\/\//.test(request.path);
    return isFile ? files(request, response, next) : next();
  };
};

/**
 * The browser's files as built, before the start: hashed names never change, the others are asked for again after an
 * hour.
 */
export function staticAssets(directory: string): Router {
  // Nobody asks for a part of a script; a range would only be one more way to fail.
  const common = { index: false, redirect: false, acceptRanges: false };
  return express
    .Router()
    .use(
      '/assets',
      express.static(`${directory}/assets`, { ...common, immutable: true, maxAge: '1y', fallthrough: false }),
    )
    .use(onlyKnown(directory, express.static(directory, { ...common, maxAge: '1h' })))
    .use(refusals, fileErrors);
}

/** What Express's file server refuses, an address it cannot decode included, is a file that was never built. */
const refusals: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const refused = error instanceof Error && 'status' in error && Number(error.status) < 500;
  next(refused ? new NotFoundError(`the build has no such file (${error.message})`) : error);
};
