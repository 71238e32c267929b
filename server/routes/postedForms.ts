import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { checkForm } from '../../site/forms/checkForm.ts';
import { parseForm } from '../../site/forms/parseForm.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { HttpError, UpstreamError } from '../http/errors.ts';
import type { PageBudget } from '../http/limits/createPageBudget.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { sameOrigin } from '../http/middleware/sameOrigin.ts';
import { parseUrlencoded, verifyUtf8 } from '../http/middleware/utf8.ts';
import type { LeadIntake } from '../leads/createLeadIntake.ts';
import { type FormPage, findBareFormPage, findFormPage } from '../leads/findFormPage.ts';
import { LeadRefused } from '../leads/LeadRefused.ts';
import { type LeadLimits, withinLimit } from '../leads/leadLimits.ts';
import { sendBoth } from '../leads/sendBoth.ts';
import { type PostedAnswer, toPostedAnswer, withAnswer } from '../leads/toPostedAnswer.ts';
import type { ErrorReporter } from '../observability/error-reports/createErrorReporter.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { signals } from '../observability/signals.ts';
import { toReceiptQuery } from '../pages/forms/toFormAnswer.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { sendPage } from './sendPage.ts';

interface PostedFormsOptions {
  intake: LeadIntake;
  limits: LeadLimits;
  services: PageServices;
  consent: ConsentIds;
  reporter: ErrorReporter;
  /** Every posted form has its page built. */
  budget?: PageBudget | undefined;
}

const MAX_BODY = '64kb';
/** Content type of HTML forms: the only one that is accepted without a captcha. */
const HTML_FORM = 'application/x-www-form-urlencoded';

/**
 * POST to the page of a form: how a form is sent without JavaScript, with the same checks and messages. Accepted, it
 * redirects to the page, which shows the confirmation; otherwise the page comes back with the input.
 */
export function postedForms(options: PostedFormsOptions): Router {
  const { intake, limits, services, consent, reporter, budget } = options;
  const body = readBody(
    express.text({
      limit: MAX_BODY,
      type: HTML_FORM,
      inflate: false,
      verify: verifyUtf8,
    }),
  );

  /** While the content service is down, a page that can do without it; see `isBare`. */
  const findPage = async (path: string, sent: URLSearchParams) => {
    try {
      // The address of a posted form has no query: the boat of the configurator is in a field.
      const { configuration } = parseForm(sent);
      const found = await findFormPage(path, services, new URLSearchParams(configuration));
      return found && { ...found, isBare: false };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const found = await findBareFormPage(path, services, sent.getAll('boats'));
      if (!found) throw error;
      currentRequest()?.log.warn({ event: 'form-unknown', err: error }, 'A form is accepted unseen');
      return { ...found, isBare: true };
    }
  };

  const take = (sent: URLSearchParams, { pageForm }: FormPage, request: Request, response: Response) => {
    const today = new Date().toISOString().slice(0, 10);
    // Pages are equal for all visitors, so they contain no key: equal content on the same day is the same lead.
    const key = `posted-${createHash('sha256').update(`${today} ${request.path}\n${sent}`).digest('hex')}`;
    const admit = limits.posted(request, response);
    const info = { key, solution: undefined, form: pageForm, requestId: currentRequest()?.id, admit };
    return sendBoth(parseForm(sent), intake, info, today);
  };

  const tell = (error: unknown) => {
    const log = currentRequest()?.log;
    const isRefused = error instanceof LeadRefused;
    signals.lead.emit(isRefused ? 'lead-refused' : 'lead-failed');
    if (isRefused) {
      const { code, fields } = error;
      return log?.info({ event: 'lead-refused', code, fields }, 'A form was not accepted');
    }
    reporter.report({ message: 'A lead could not be accepted', error });
    return log?.error({ event: 'lead-failed', err: error }, 'A lead could not be accepted');
  };

  const judge = async (sent: URLSearchParams, found: FormPage, request: Request, response: Response) => {
    const { form } = found.pageForm;
    const values = parseForm(sent);
    const written = { ...values, boats: [...values.boats] };
    try {
      await withinLimit(limits.calls, request, response);
      // The footer's form passes an email address on: the page asks for the rest.
      if (!sent.has('firstName')) return { status: 200, answer: { values: written } };
      const errors = checkForm(values, form);
      if (errors.length > 0) return { status: 422, answer: { errors, values: written } };
      return { status: 200, answer: { reference: await take(sent, found, request, response) } };
    } catch (error) {
      tell(error);
      return toPostedAnswer(error, form, written, currentRequest()?.id);
    }
  };

  const handle: RequestHandler = async (request, response, next) => {
    const { path } = request;
    budget?.take(request);
    const sent = parseUrlencoded(typeof request.body === 'string' ? request.body : '');
    const found = await findPage(path, sent);
    if (!found) return next();
    if (!request.is(HTML_FORM))
      throw new HttpError(415, 'A page takes forms as browsers post them, and nothing else');
    const { status, answer }: { status: number; answer: PostedAnswer } = await judge(
      sent,
      found,
      request,
      response,
    );
    response.set('Cache-Control', 'no-store');
    if (status === 503) response.set('Retry-After', '10');
    // Where the page cannot be loaded, a redirect would fail.
    if (answer.reference && !found.isBare) {
      return response.redirect(
        303,
        `${path}?${toReceiptQuery(answer.reference, sent, found.pageForm.form)}#form`,
      );
    }
    return sendPage(request, response, withAnswer({ ...found.page, status }, answer), consent);
  };

  const steps = Router().use(sameOrigin, body, handle);
  // Not a route: that would answer OPTIONS for pages without a form.
  return Router().use((request, response, next) =>
    request.method === 'POST' ? steps(request, response, next) : next(),
  );
}
