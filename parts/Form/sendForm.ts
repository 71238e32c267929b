import type { FormValues } from '../../forms/FormValues.ts';
import { toLead } from '../../forms/toLead.ts';
import { toSubmission } from '../../forms/toSubmission.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { postForm } from './postForm.ts';
import type { FormAnswer } from './readAnswer.ts';
import type { Ticket } from './Ticket.ts';

interface Sending {
  form: Form;
  values: FormValues;
  ticket: Ticket;
  /** What the puzzle widget came to. */
  solution: string;
  /** Path of the page the form stands on. */
  path: string;
}

/** Failures that say nothing about what was sent. */
const isPassing = ({ type }: FormAnswer): boolean => type === 'failed' || type === 'offline';

/**
 * Sends a form: first the request, then, whatever came of it, the lead (spec 2 §4). What became of the request counts;
 * a newsletter is a lead alone. Both calls have one key, so that however often they are tried they are one lead.
 */
export async function sendForm({ form, values, ticket, solution, path }: Sending): Promise<FormAnswer> {
  const headers = { 'Idempotency-Key': ticket.key, 'Form-Path': path };
  const sendLead = () =>
    postForm({
      to: '/send-lead',
      body: { Leads: [toLead(values, form, ticket.day)], FriendlyCaptchaSolution: solution },
      headers,
      success: 'subscribed',
    });
  if (form.mode === 'newsletter') return sendLead();

  const answer = await postForm({
    to: '/form-submit',
    body: toSubmission(values, form),
    headers: { ...headers, 'Frc-Captcha-Solution': solution },
    success: 'Contact sent',
  });
  const lead = await sendLead();
  // The visitor has done their part and need not wait for a second try.
  if (answer.type === 'accepted' && isPassing(lead)) void sendLead();
  return answer;
}
