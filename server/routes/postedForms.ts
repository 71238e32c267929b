import { createHash } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import { checkForm } from '../../forms/checkForm.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { readForm } from '../../forms/readForm.ts';
import { toLead } from '../../forms/toLead.ts';
import { toSubmission } from '../../forms/toSubmission.ts';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { ErrorReporter } from '../error-reports/ErrorReporter.ts';
import type { LeadIntake } from '../leads/createLeadIntake.ts';
import { LeadRefused } from '../leads/LeadRefused.ts';
import type { LeadRequestInfo } from '../leads/LeadRequestInfo.ts';
import { type LeadLimits, withinLimit } from '../leads/leadLimits.ts';
import { offerOf } from '../leads/Offer.ts';
import { type Answer, withAnswer } from '../leads/withAnswer.ts';
import { readBody } from '../middleware/readBody.ts';
import { sameOrigin } from '../middleware/sameOrigin.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { currentRequest } from '../requestContext.ts';
import { sendPage } from './sendPage.ts';

interface PostedFormsOptions {
  intake: LeadIntake;
  limits: LeadLimits;
  services: PageServices;
  consent: ConsentIds;
  reporter: ErrorReporter;
}

const LARGEST_BODY = '64kb';

type Written = NonNullable<Answer['values']>;

/** Both payloads of a form, in the order in which a script sends them (spec 2 §4). @returns the reference. */
async function send(
  values: FormValues,
  form: Form,
  intake: LeadIntake,
  info: LeadRequestInfo,
  today: string,
): Promise<string> {
  if (form.mode !== 'newsletter') await intake.submission(toSubmission(values, form), info);
  return intake.lead([toLead(values, form, today)], info);
}

/** What a form becomes that could not be sent: itself, with everything that was written. */
function answerTo(error: unknown, values: Written): { status: number; answer: Answer } {
  if (error instanceof LeadRefused) {
    const failure = error.code === 'tooMany' ? 'tooMany' : 'failed';
    return { status: error.status, answer: { failure, values } };
  }
  return { status: 503, answer: { failure: 'failed', values } };
}

/**
 * POST to the page a form stands on: how a form is sent without JavaScript, with the same checks and the same messages.
 * Accepted, it leads back to the page, which says so; else the page comes back with what was written.
 */
export function postedForms({ intake, limits, services, consent, reporter }: PostedFormsOptions): Router {
  const body = readBody(
    express.text({ limit: LARGEST_BODY, type: 'application/x-www-form-urlencoded', inflate: false }),
  );

  const handle: RequestHandler = async (request, response, next) => {
    const { path } = request;
    const page = await buildPage(path, new URLSearchParams(), services);
    const offer = 'location' in page ? undefined : offerOf(page);
    if (!offer || 'location' in page) return next();
    const { form } = offer;
    const reply = (status: number, answer: Answer) => {
      response.set('Cache-Control', 'no-store');
      return sendPage(request, response, withAnswer({ ...page, status }, answer), consent);
    };

    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const values = readForm(sent);
    // The footer hands an address over, no more: the form asks for the rest.
    const written: Written = { ...values, boats: [...values.boats] };
    if (!sent.has('firstName')) return reply(200, { values: written });
    const errors = checkForm(values, form);
    if (errors.length > 0) return reply(422, { errors, values: written });
    try {
      await withinLimit(limits.calls, request, response);
      const today = new Date().toISOString().slice(0, 10);
      // Pages are the same for everybody, so no key can stand in them: the same words of one day are the same lead.
      const key = `posted-${createHash('sha256').update(`${today} ${path}\n${sent}`).digest('hex')}`;
      const info = {
        key,
        solution: undefined,
        formPath: path,
        requestId: currentRequest()?.id,
        admit: limits.posted(request, response),
      };
      const reference = await send(values, form, intake, info, today);
      return response.redirect(303, `${path}?sent=${reference}#form`);
    } catch (error) {
      const { status, answer } = answerTo(error, written);
      if (status >= 500) {
        currentRequest()?.log.error({ event: 'lead-failed', err: error }, 'A lead could not be accepted');
        reporter.report({ message: 'A lead could not be accepted', error });
      }
      return reply(status, answer);
    }
  };

  const steps = Router().use(sameOrigin, body, handle);
  // No route of its own: that would answer OPTIONS for pages without a form.
  return Router().use((request, response, next) =>
    request.method === 'POST' ? steps(request, response, next) : next(),
  );
}
