import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { lazy } from '../../memo/lazy.ts';
import { createAjv } from '../../renderer/src/validate.ts';
import type { Purger } from '../cache/purge/createPurger.ts';
import { isKnownTag, type Purge, purgeSchema } from '../cache/purge/Purge.ts';
import { HttpError } from '../http/errors.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { withHookSecret } from './withHookSecret.ts';

interface PurgeOptions {
  secret: string;
  /** @throws when not all processes could be reached. */
  purge: Purger['purge'];
}

/** More than enough for a thousand tags. */
const MAX_BODY = '256kb';
const PATH = '/hooks/purge';

/** Invalid input is the client's error; unreachable processes are worth a retry. */
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

/** An error of ajv. */
interface SchemaError {
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

const describeError = ({ instancePath, message, params }: SchemaError): string => {
  const field: unknown = params.additionalProperty;
  return field === undefined
    ? `${instancePath || '/'} ${message}`
    : `${instancePath}/${field} is not a known field`;
};

/** A tag of an unknown form would never match anything: a typing error must not look like a purge. */
const unknownTags = ({ tags = [] }: Purge): string[] =>
  tags.filter((tag) => !isKnownTag(tag)).map((tag) => `“${tag}” has the form of no cache tag`);

/** POST /hooks/purge: the content service reports changes; pages that depend on them are rebuilt. */
export function purgeRouter({ secret, purge }: PurgeOptions): Router {
  const validator = lazy(() => createAjv().compile<Purge>(purgeSchema));
  const answer: RequestHandler = async (request, response) => {
    const isPurge = validator();
    const body: unknown = request.body;
    const problems = isPurge(body) ? unknownTags(body) : (isPurge.errors ?? []).map(describeError);
    if (!isPurge(body) || problems.length > 0) {
      response.status(400).json({ message: 'The body is not a purge', problems: problems.slice(0, 20) });
      return;
    }
    const purged = await purge(body);
    const isVain = purged.pages === 0 && purged.answers === 0;
    response.json({
      ...purged,
      ...(isVain && { message: 'Nothing in the cache of this process is made of it' }),
    });
  };
  return Router({ strict: true, caseSensitive: true })
    .use(PATH, (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .post(PATH, withHookSecret(secret), readBody(express.json({ limit: MAX_BODY, type: () => true })), answer)
    .use(PATH, failures);
}
