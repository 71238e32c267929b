import type { ErrorRequestHandler, Response } from 'express';
import { toHttpStatus } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { toMessage } from '../preview/toPreviewDocument.ts';

/** The page that explains to an editor why there is no preview; it reloads while the CMS does not answer. */
export const previewErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = toHttpStatus(error);
  if (status >= 500)
    currentRequest()?.log.warn({ event: 'preview-failed', err: error }, 'A preview could not be made');
  if (request.path === '/api/preview/state')
    return void response.status(status).json({ message: 'No draft' });
  if (status === 404)
    return tellEditor(
      response,
      404,
      'No draft',
      'This draft was published or deleted, or does not exist in this language.',
    );
  response.set('Refresh', '5');
  return tellEditor(
    response,
    status,
    'No preview',
    'The CMS does not answer. This page tries again every five seconds.',
  );
};

/** Answers an editor with a page of plain words. */
export const tellEditor = (response: Response, status: number, title: string, words: string): void =>
  void response.status(status).type('html').send(toMessage(title, words));
