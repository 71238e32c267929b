import express, { type Request, type RequestHandler, Router } from 'express';
import { type FormSubmission, formSubmissionSchema } from '../../schemas/forms/form-submission.ts';
import { type LeadRequest, leadRequestSchema } from '../../schemas/forms/lead-request.ts';
import type { ErrorReporter } from '../error-reports/ErrorReporter.ts';
import type { LeadIntake } from '../leads/createLeadIntake.ts';
import { createPayloadReader } from '../leads/createPayloadReader.ts';
import { isPuzzleAbsent } from '../leads/isPuzzleAbsent.ts';
import type { LeadLimits } from '../leads/leadLimits.ts';
import { readLeadHeaders } from '../leads/readLeadHeaders.ts';
import { sameOrigin } from '../middleware/sameOrigin.ts';
import { leadErrors } from './leadErrors.ts';

interface LeadsOptions {
  intake: LeadIntake;
  limits: LeadLimits;
  /** Hears of what is our own fault. */
  reporter: ErrorReporter;
}

/** The longest message in four bytes a character, for each of a dozen boats: the CRM wants it with every touch point. */
const LARGEST_BODY = '256kb';

const readSubmission = createPayloadReader<FormSubmission>(formSubmissionSchema);
const readLead = createPayloadReader<LeadRequest>(leadRequestSchema);

/** Answers with the text that says so (spec 2 §7), and the reference that support can look up. */
const answering =
  (text: string, accept: (request: Request) => Promise<string>): RequestHandler =>
  async (request, response) => {
    const reference = await accept(request);
    response.set({ 'Lead-Reference': reference, 'Cache-Control': 'no-store' }).type('text').send(text);
  };

/** POST /form-submit takes a request, POST /send-lead a lead for the CRM (spec 2 §7): read, check, store, answer. */
export function leadsRouter({ intake, limits, reporter }: LeadsOptions): Router {
  const json = express.json({ limit: LARGEST_BODY, type: 'application/json' });
  /** Where there is no puzzle, nothing has cost the sender anything. */
  const unlessSolved =
    (solution: (request: Request) => unknown): RequestHandler =>
    (request, response, next) =>
      isPuzzleAbsent(solution(request)) ? limits.unsolved(request, response, next) : next();

  return Router({ strict: true, caseSensitive: true })
    .post(['/form-submit', '/send-lead'], sameOrigin, limits.solved, json)
    .post(
      '/form-submit',
      unlessSolved((request) => request.get('frc-captcha-solution')),
      answering('Contact sent', (request) =>
        intake.submission(readSubmission(request.body), readLeadHeaders(request)),
      ),
    )
    .post(
      '/send-lead',
      unlessSolved(({ body }) => body?.FriendlyCaptchaSolution ?? ''),
      answering('subscribed', (request) => {
        const { Leads: leads, FriendlyCaptchaSolution: solution } = readLead(request.body);
        return intake.lead(leads, { ...readLeadHeaders(request), solution });
      }),
    )
    .use(['/form-submit', '/send-lead'], leadErrors(reporter));
}
