import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { createAjv } from '../../renderer/createAjv.ts';
import { onceAsked } from '../../renderer/onceAsked.ts';
import { HttpError } from '../errors.ts';
import { readBody } from '../middleware/readBody.ts';
import { type Purge, purgeSchema } from '../page-cache/Purge.ts';
import { currentRequest } from '../requestContext.ts';

interface PurgeOptions {
  secret: string;
  /** @throws when not everybody could be told. */
  purge: (purge: Purge) => Promise<{ pages: number }>;
}

/** A thousand addresses of the longest kind are no use to anybody; a thousand of ours fit. */
const LARGEST_BODY = '256kb';
const PATH = '/hooks/purge';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in the same time whatever the difference, so that nobody finds the secret letter by letter. */
const withSecret = (secret: string): RequestHandler => {
  const expected = digest(`Bearer ${secret}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) return next();
    currentRequest()?.log.warn({ event: 'purge-refused' }, 'A purge without the right secret was refused');
    response
      .status(401)
      .set('WWW-Authenticate', 'Bearer')
      .json({ message: 'The secret is missing or wrong' });
  };
};

/** What could not be read is the sender's fault; whoever could not be told is worth another try. */
const failures: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof HttpError && error.status < 500) {
    return void response.status(error.status).json({ message: 'The body cannot be read as JSON' });
  }
  currentRequest()?.log.error({ event: 'purge-failed', err: error }, 'A purge did not reach every process');
  response
    .status(503)
    .set('Retry-After', '5')
    .json({ message: 'Not every process could be told; send it again' });
};

/** POST /hooks/purge: the content service says what has changed, and the pages made of it are made anew. */
export function purgeRouter({ secret, purge }: PurgeOptions): Router {
  const validator = onceAsked(() => createAjv().compile<Purge>(purgeSchema));
  const answer: RequestHandler = async (request, response) => {
    const isPurge = validator();
    const body: unknown = request.body;
    if (isPurge(body)) return void response.json(await purge(body));
    const problems = (isPurge.errors ?? [])
      .slice(0, 20)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    response.status(400).json({ message: 'The body is not a purge', problems });
  };
  return Router({ strict: true, caseSensitive: true })
    .use(PATH, (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .post(PATH, withSecret(secret), readBody(express.json({ limit: LARGEST_BODY, type: () => true })), answer)
    .use(PATH, failures);
}
