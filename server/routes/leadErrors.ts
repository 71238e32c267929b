import type { ErrorRequestHandler } from 'express';
import type { ErrorReporter } from '../error-reports/ErrorReporter.ts';
import { statusOf } from '../errors.ts';
import { LeadRefused } from '../leads/LeadRefused.ts';
import { currentRequest } from '../requestContext.ts';

/**
 * Answers a form that was not accepted: as a problem (RFC 9457), with the names of the fields and never their values.
 * @param reporter hears of what is our own fault.
 */
export function leadErrors(reporter: ErrorReporter): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const log = currentRequest()?.log;
    const status = statusOf(error);
    response.status(status).set('Cache-Control', 'no-store').type('application/problem+json');
    if (status >= 500) {
      log?.error({ event: 'lead-failed', err: error }, 'A lead could not be accepted');
      reporter.report({ message: 'A lead could not be accepted', error });
      response.set('Retry-After', '10');
      return response.send(JSON.stringify({ title: 'The form cannot be taken just now', status }));
    }
    const { code, fields } = error instanceof LeadRefused ? error : { code: 'invalid', fields: [] };
    log?.info({ event: 'lead-refused', code, fields }, 'A form was not accepted');
    const title = error instanceof LeadRefused ? error.message : 'The body cannot be read';
    const retryAfterSeconds = Number(response.get('Retry-After')) || undefined;
    return response.send(JSON.stringify({ title, status, code, errors: fields, retryAfterSeconds }));
  };
}
