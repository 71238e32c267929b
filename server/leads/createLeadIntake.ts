import { hash } from 'node:crypto';
import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Lead } from '../../schemas/forms/lead-request.ts';
import { UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { signals } from '../observability/signals.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import type { CaptchaCheck } from '../services/captcha/createCaptchaCheck.ts';
import { checkLead } from './checkLead.ts';
import { addressSubmission, checkSubmission } from './checkSubmission.ts';
import { checkLeadWithoutPageForm, checkWithoutPageForm, knownChannels } from './checkWithoutPageForm.ts';
import { kindOfChannel, kindOfForm } from './FormSettings.ts';
import { findPageForm } from './findFormPage.ts';
import { LeadRefused, type RefusedField } from './LeadRefused.ts';
import type { Admit } from './leadLimits.ts';
import type { PageForm } from './PageForm.ts';
import { checkCaptchaOnce } from './store/createSolutionLedger.ts';
import type { LeadStore, LeadToAccept } from './store/LeadStore.ts';

/** A lead's context, besides its payload. */
export interface LeadRequestInfo {
  /** The same for every try of one form, and for both of its payloads; undefined without the header. */
  key: string | undefined;
  /**
   * The captcha's solution, or empty; undefined only for a posted HTML form, which has no script to solve one. That
   * kind alone is accepted without (docs/decisions/2026-11-23-forms.md).
   */
  solution: string | undefined;
  /** The form, or the path of its page; undefined where the sender does not name it. */
  form: PageForm | { path: string } | undefined;
  requestId: string | undefined;
  /** Rate limit of the sender; not applied to retries under a known key, nor to its second payload. */
  admit: Admit;
}

interface LeadIntakeOptions {
  store: LeadStore;
  check: CaptchaCheck;
  services: PageServices;
}

/** Accepts payloads of forms. Both functions throw LeadRefused; when they resolve, the lead is on disk. */
export interface LeadIntake {
  /** A request for the content service's webform. @returns its reference. */
  submission(sent: FormSubmission, info: LeadRequestInfo): Promise<string>;
  /** A lead for the CRM. @returns its reference. */
  lead(leads: readonly Lead[], info: LeadRequestInfo): Promise<string>;
  /** Whether anything was accepted under a key. */
  knows(key: string): Promise<boolean>;
}

/** Without a key, the same content on the same day is the same lead. */
const contentKey = (payload: unknown) => {
  const today = new Date().toISOString().slice(0, 10);
  return `content-${hash('sha256', today + JSON.stringify(payload))}`;
};

const refuseAny = (fields: readonly RefusedField[]) => {
  if (fields.length > 0) throw new LeadRefused('invalid', 'Something cannot be as it was sent', fields);
};

/** Creates the intake of leads: validate, check the captcha once, store (behaviour §7.7, §8.5, §8.6). */
export function createLeadIntake({ store, check, services }: LeadIntakeOptions): LeadIntake {
  /** Undefined while the dealer service is down. */
  const knownDealers = async () => {
    try {
      return await services.dealers.dealers();
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      currentRequest()?.log.warn(
        { event: 'dealers-unknown', err: error },
        'The dealer service is down: a lead is accepted without its dealer being checked',
      );
      return undefined;
    }
  };

  const captchaState = async (solution: string | undefined, key: string): Promise<LeadToAccept['puzzle']> => {
    if (solution === undefined) return 'absent';
    const state = await checkCaptchaOnce(store, { solution, key }, check);
    if (state === 'unsolved') throw new LeadRefused('puzzle', 'The puzzle is not solved');
    if (state === 'expired' || state === 'replayed') {
      throw new LeadRefused('puzzleExpired', 'The puzzle was solved too long ago, or for another form');
    }
    return state;
  };

  const accept = async (
    lead: Pick<LeadToAccept, 'target' | 'kind' | 'payload' | 'sent'>,
    info: LeadRequestInfo,
    pageForm: PageForm | undefined,
  ): Promise<string> => {
    const key = info.key ?? contentKey(lead.sent);
    const puzzle = await captchaState(info.solution, key);
    // One form is two calls, or more after failures: it counts once.
    const isNew = !(await store.has(key));
    if (isNew) await info.admit();
    const { outcome, reference } = await store.accept({
      ...lead,
      key,
      locale: pageForm?.locale ?? DEFAULT_LOCALE,
      puzzle,
      requestId: info.requestId,
      referencePrefix: services.brand.referencePrefix,
    });
    if (outcome === 'conflict') {
      throw new LeadRefused('conflict', 'Something else was sent under this idempotency key');
    }
    if (isNew) signals.lead.emit('lead-accepted');
    const event = isNew ? 'lead-accepted' : 'lead-continued';
    const rest = outcome === 'same' ? 'came once more' : 'is on disk for another target';
    const about = { event, reference, target: lead.target, puzzle };
    currentRequest()?.log.info(about, `A lead ${isNew ? 'is on disk' : rest}`);
    return reference;
  };

  const resolvePageForm = async ({ form }: LeadRequestInfo): Promise<PageForm | undefined> =>
    form && 'path' in form ? findPageForm(form.path, services) : form;

  return {
    knows: store.has,
    async submission(sent, info) {
      const [pageForm, dealers] = await Promise.all([resolvePageForm(info), knownDealers()]);
      refuseAny(pageForm ? checkSubmission(sent, pageForm) : await checkWithoutPageForm(sent, services));
      const payload = addressSubmission(sent, { dealers, pageForm });
      return accept({ target: 'webform', kind: kindOfForm(sent.webform_id), payload, sent }, info, pageForm);
    },

    async lead(leads, info) {
      const [pageForm, dealers] = await Promise.all([resolvePageForm(info), knownDealers()]);
      const channels = pageForm ? [pageForm.form.channel] : await knownChannels(services);
      refuseAny(
        leads.flatMap((lead) =>
          checkLead(lead, { dealers, pageForm, channels, brandCode: services.brand.code }),
        ),
      );
      const unseen = pageForm ? [] : leads.map((lead) => checkLeadWithoutPageForm(lead, services));
      refuseAny((await Promise.all(unseen)).flat());
      const channel = leads[0]?.TouchPoints[0]?.Channel;
      const kind = pageForm
        ? kindOfForm(pageForm.form.mode)
        : kindOfChannel(channel, services.forms.channels);
      const payload = { Leads: leads };
      return accept({ target: 'crm', kind, payload, sent: payload }, info, pageForm);
    },
  };
}
