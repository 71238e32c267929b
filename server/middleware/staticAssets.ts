import express, { type ErrorRequestHandler, type Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { fileErrors } from '../routes/fileErrors.ts';

/** The browser's files as built: hashed names never change, the others are asked for again after an hour. */
export function staticAssets(directory: string): Router {
  // Nobody asks for a part of a script; a range would only be one more way to fail.
  const common = { index: false, redirect: false, acceptRanges: false };
  return express
    .Router()
    .use(
      '/assets',
      express.static(`${directory}/assets`, { ...common, immutable: true, maxAge: '1y', fallthrough: false }),
    )
    .use(express.static(directory, { ...common, maxAge: '1h' }))
    .use(refusals, fileErrors);
}

/** What Express's file server refuses, an address it cannot decode included, is a file that was never built. */
const refusals: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const refused = error instanceof Error && 'status' in error && Number(error.status) < 500;
  next(refused ? new NotFoundError(`the build has no such file (${error.message})`) : error);
};
