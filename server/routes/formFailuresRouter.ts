import express, { Router } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { type FormFailure, formFailureSchema } from '../../schemas/forms/form-failure.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { sameOrigin } from '../http/middleware/sameOrigin.ts';
import { createPayloadParser } from '../leads/createPayloadParser.ts';
import type { ErrorReporter } from '../observability/error-reports/createErrorReporter.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { jsonErrors } from './jsonErrors.ts';

const FORM_FAILURES_PATH = '/api/form-failures';

/** Of one address in ten minutes: enough for repeated tries, and no flood. */
const REPORTS = 20;
const MINUTES = 10;

interface FormFailuresOptions {
  reporter: ErrorReporter;
  /** Store of the limit. */
  store: Store;
}

const parseFailure = createPayloadParser<FormFailure>(formFailureSchema);

/**
 * POST /api/form-failures: a browser reports a form that got no response, or one that is not this server's. Logged,
 * and passed on to the error-reporting service if there is one.
 */
export function formFailuresRouter({ reporter, store }: FormFailuresOptions): Router {
  const limit = rateLimit({
    store,
    windowMs: MINUTES * 60_000,
    limit: REPORTS,
    ipv6Subnet: 48,
    standardHeaders: false,
    legacyHeaders: false,
    validate: { forwardedHeader: false, xForwardedForHeader: false },
  });
  const json = readBody(express.json({ limit: '1kb', type: 'application/json', inflate: false }));

  return Router({ strict: true, caseSensitive: true })
    .post(FORM_FAILURES_PATH, sameOrigin, limit, json, (request, response) => {
      const { form, call, reason, status } = parseFailure(request.body);
      const about = { form, call, reason, ...(status && { status }) };
      currentRequest()?.log.warn(
        { event: 'form-not-sent', ...about },
        'A form could not be sent by the browser',
      );
      const tags = { form, call, reason, ...(status && { status: String(status) }) };
      reporter.report({ message: 'A form could not be sent from the browser', tags });
      response.status(204).set('Cache-Control', 'no-store').end();
    })
    .use(
      FORM_FAILURES_PATH,
      jsonErrors({
        event: 'form-failure-unread',
        message: 'The report cannot be taken just now',
        notFound: 'The report cannot be read',
      }),
    );
}
