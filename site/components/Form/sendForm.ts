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
  /** What the puzzle widget came to. */
  solution: string;
  /** Path of the page the form stands on. */
  path: string;
}

/** What a lead may wait for, at most: the server counts no longer. */
const LONGEST_WAIT_MS = 3_600_000;

/** How long (ms) to wait before a lead is tried once more; undefined where that would be in vain. */
function getRetryDelay(answer: FormAnswer): number | undefined {
  if (answer.type === 'tooMany') return Math.min(answer.minutes * 60_000, LONGEST_WAIT_MS);
  return answer.type === 'failed' || answer.type === 'offline' ? 0 : undefined;
}

/**
 * Sends a form: first the request, then, whatever came of it, the lead (behaviour §7.8). What became of the request
 * counts; a newsletter is a lead alone. Both calls have one key, so that however often they are tried they are one
 * lead.
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

  // Whoever closes the page while the request is on its way has sent the lead too.
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
  // The visitor has done their part and need not wait for a second try.
  if (answer.type === 'accepted' && wait !== undefined) setTimeout(() => void sendLead(), wait);
  return answer;
}
