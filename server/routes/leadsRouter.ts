import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { type FormSubmission, formSubmissionSchema } from '../../schemas/forms/form-submission.ts';
import { type LeadRequest, leadRequestSchema } from '../../schemas/forms/lead-request.ts';
import { toHttpStatus } from '../http/errors.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { sameOrigin } from '../http/middleware/sameOrigin.ts';
import { verifyUtf8 } from '../http/middleware/utf8.ts';
import type { LeadIntake, LeadRequestInfo } from '../leads/createLeadIntake.ts';
import { createPayloadParser } from '../leads/createPayloadParser.ts';
import { LeadRefused } from '../leads/LeadRefused.ts';
import type { LeadLimits } from '../leads/leadLimits.ts';
import type { ErrorReporter } from '../observability/error-reports/createErrorReporter.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { signals } from '../observability/signals.ts';
import { toNearHeader } from '../pages/forms/toFormAnswer.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';

interface LeadsOptions {
  intake: LeadIntake;
  dealers: Pick<DealerService, 'dealers'>;
  limits: LeadLimits;
  /** Receives the server's own errors. */
  reporter: ErrorReporter;
}

/** The longest message in four bytes a character, for each of a dozen boats: the CRM wants it in every touch point. */
const MAX_BODY = '256kb';

const parseSubmission = createPayloadParser<FormSubmission>(formSubmissionSchema);
const parseLead = createPayloadParser<LeadRequest>(leadRequestSchema);

/** Responds with the text of acceptance (behaviour §8.1), and the reference for support. */
const answering =
  (text: string, accept: (request: Request, response: Response) => Promise<string>): RequestHandler =>
  async (request, response) => {
    const reference = await accept(request, response);
    response.set({ 'Lead-Reference': reference, 'Cache-Control': 'no-store' }).type('text').send(text);
  };

/**
 * POST /form-submit takes a request, POST /send-lead a lead for the CRM (behaviour §8.1): parse, check, store,
 * respond.
 */
export function leadsRouter({ intake, dealers, limits, reporter }: LeadsOptions): Router {
  // Browsers do not compress what forms send: nothing is unpacked.
  const json = readBody(
    express.json({ limit: MAX_BODY, type: 'application/json', inflate: false, verify: verifyUtf8 }),
  );
  const getRequestInfo = (request: Request, response: Response) => ({
    ...parseLeadHeaders(request),
    admit: limits.solved(request, response),
  });

  const isHalf = async (request: Request) => {
    const key = getIdempotencyKey(request);
    return request.baseUrl === '/send-lead' && key !== undefined && intake.knows(key);
  };

  return Router({ strict: true, caseSensitive: true })
    .post(['/form-submit', '/send-lead'], sameOrigin, limits.calls, json)
    .post(
      '/form-submit',
      answering('Contact sent', async (request, response) => {
        const sent = parseSubmission(request.body);
        const reference = await intake.submission(sent, getRequestInfo(request, response));
        response.set('Lead-Near', await toNearHeader(sent, dealers));
        return reference;
      }),
    )
    .post(
      '/send-lead',
      answering('subscribed', (request, response) => {
        const { Leads: leads, FriendlyCaptchaSolution: solution } = parseLead(request.body);
        return intake.lead(leads, { ...getRequestInfo(request, response), solution });
      }),
    )
    .use(['/form-submit', '/send-lead'], leadErrors(reporter, isHalf));
}

/** A structured header's quoted string (draft-ietf-httpapi-idempotency-key-header), or bare. */
const KEY = /^("?)([\w-]{8,64})\1$/;
/** A path as browsers send it. */
const PATH = /^\/[!-~]{0,500}$/;

const refuse = (name: string) =>
  new LeadRefused('invalid', 'A header cannot be read', [{ field: name, problem: 'format' }], 400);

/** The idempotency key of a call; undefined without a valid one. */
const getIdempotencyKey = (request: Pick<Request, 'get'>): string | undefined =>
  KEY.exec(request.get('idempotency-key') ?? '')?.[2];

/** Parses the headers of a lead. @throws LeadRefused with status 400 for values that no form sends. */
function parseLeadHeaders(request: Pick<Request, 'get'>): Omit<LeadRequestInfo, 'admit'> {
  const sentKey = request.get('idempotency-key');
  const key = getIdempotencyKey(request);
  if (sentKey !== undefined && key === undefined) throw refuse('Idempotency-Key');
  const path = request.get('form-path');
  if (path !== undefined && !PATH.test(path)) throw refuse('Form-Path');
  // A script without a solution has solved none: only a posted HTML form may lack it.
  const solution = request.get('frc-captcha-solution') ?? '';
  const form = path === undefined ? undefined : { path };
  return { key, form, solution, requestId: currentRequest()?.id };
}

/** An unknown field's name is input: the log gets only its position. */
const loggable = ({ field, problem }: LeadRefused['fields'][number]) => ({
  field: problem === 'additionalProperties' ? field.slice(0, field.lastIndexOf('/')) : field,
  problem,
});

/**
 * Responds to refused forms with a problem (RFC 9457), with names of fields but no values.
 * @param reporter receives the server's own errors.
 * @param isHalf whether the other half of the form was accepted.
 */
function leadErrors(
  reporter: ErrorReporter,
  isHalf: (request: Request) => Promise<boolean>,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const log = currentRequest()?.log;
    const status = toHttpStatus(error);
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
        { event: 'lead-partial', code, fields: fields.map(loggable) },
        'The webform part was accepted, the CRM lead was refused',
      );
    else log?.info({ event: 'lead-refused', code, fields: fields.map(loggable) }, 'A form was not accepted');
    const title = error instanceof LeadRefused ? error.message : 'The body cannot be read';
    const retryAfterSeconds = Number(response.get('Retry-After')) || undefined;
    return response.send(JSON.stringify({ title, status, code, errors: fields, retryAfterSeconds }));
  };
}
