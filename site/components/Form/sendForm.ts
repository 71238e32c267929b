import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { toLead } from '../../forms/toLead.ts';
import { toSubmission } from '../../forms/toSubmission.ts';
import type { IdempotencyKey } from './IdempotencyKey.ts';
import type { FormAnswer } from './parseFormAnswer.ts';
import { postForm } from './postForm.ts';

interface Sending {
  form: Form;
  values: FormValues;
  idempotencyKey: IdempotencyKey;
  /** The solution of the captcha, or the widget's word in its place. */
  solution: string;
  /** Path of the page with the form. */
  path: string;
}

/** Longest wait for a retry of a lead: the server's rate limits are per hour. */
const MAX_WAIT_MS = 3_600_000;

/** Wait (ms) before a lead is tried again; undefined where a retry is useless. */
function getRetryDelay(answer: FormAnswer): number | undefined {
  if (answer.type === 'tooMany') return Math.min(answer.minutes * 60_000, MAX_WAIT_MS);
  return answer.type === 'failed' || answer.type === 'offline' ? 0 : undefined;
}

/**
 * Sends a form: first the request, then, whatever its result, the lead (behaviour §7.8). The result of the request
 * counts; a newsletter is only a lead. Both calls have one idempotency key, so that retries make no second lead.
 */
export async function sendForm({
  form,
  values,
  idempotencyKey,
  solution,
  path,
}: Sending): Promise<FormAnswer> {
  const headers = { 'Idempotency-Key': idempotencyKey.key, 'Form-Path': path };
  const sendLead = () =>
    postForm({
      form: form.mode,
      to: '/send-lead',
      body: { Leads: [toLead(values, form, idempotencyKey.day)], FriendlyCaptchaSolution: solution },
      headers,
      success: 'subscribed',
    });
  if (form.mode === 'newsletter') return sendLead();

  // Closing the page during the request sends the lead too.
  const leaving = new AbortController();
  window.addEventListener('pagehide', () => void sendLead(), { once: true, signal: leaving.signal });
  const answer = await postForm({
    form: form.mode,
    to: '/form-submit',
    body: toSubmission(values, form),
    headers: { ...headers, 'Frc-Captcha-Solution': solution },
    success: 'Contact sent',
  });
  leaving.abort();
  const lead = await sendLead();
  const wait = getRetryDelay(lead);
  // The visitor does not wait for a retry.
  if (answer.type === 'accepted' && wait !== undefined) setTimeout(() => void sendLead(), wait);
  return answer;
}
