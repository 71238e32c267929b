import type { ErrorRequestHandler, Request } from 'express';
import type { ErrorReporter } from '../error-reports/createErrorReporter.ts';
import { statusOf } from '../errors.ts';
import { LeadRefused } from '../leads/LeadRefused.ts';
import { currentRequest } from '../requestContext.ts';
import { signals } from '../signals.ts';

/** A field that no form has is named by whoever sent it, after anything at all: the log tells only where it stood. */
const loggable = ({ field, problem }: LeadRefused['fields'][number]) => ({
  field: problem === 'additionalProperties' ? field.slice(0, field.lastIndexOf('/')) : field,
  problem,
});

/**
 * Answers a form that was not accepted: as a problem (RFC 9457), with the names of the fields and never their values.
 * @param reporter hears of what is our own fault.
 * @param isHalf whether the other half of the same form was accepted.
 */
export function leadErrors(
  reporter: ErrorReporter,
  isHalf: (request: Request) => Promise<boolean>,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const log = currentRequest()?.log;
    const status = statusOf(error);
    response.status(status).set('Cache-Control', 'no-store').type('application/problem+json');
    signals.lead.emit(status >= 500 ? 'lead-failed' : 'lead-refused');
    if (status >= 500) {
      log?.error({ event: 'lead-failed', err: error }, 'A lead could not be accepted');
      reporter.report({ message: 'A lead could not be accepted', error });
      response.set('Retry-After', '10');
      return response.send(JSON.stringify({ title: 'The form cannot be taken just now', status }));
    }
    const { code, fields } = error instanceof LeadRefused ? error : { code: 'invalid', fields: [] };
    const half = code !== 'conflict' && (await isHalf(request));
    if (half)
      log?.warn(
        { event: 'lead-half', code, fields: fields.map(loggable) },
        'A form was accepted, but not its lead',
      );
    else log?.info({ event: 'lead-refused', code, fields: fields.map(loggable) }, 'A form was not accepted');
    const title = error instanceof LeadRefused ? error.message : 'The body cannot be read';
    const retryAfterSeconds = Number(response.get('Retry-After')) || undefined;
    return response.send(JSON.stringify({ title, status, code, errors: fields, retryAfterSeconds }));
  };
}
