import type { FormValues } from '../../site/forms/FormValues.ts';
import { toLead } from '../../site/forms/toLead.ts';
import { toSubmission } from '../../site/forms/toSubmission.ts';
import type { LeadIntake, LeadRequestInfo } from './createLeadIntake.ts';
import type { PageForm } from './PageForm.ts';

/**
 * Accepts both payloads of a form in the order in which the script sends them: the lead whatever the result of the
 * request (behaviour §7.8).
 *
 * @param today ISO 8601 day.
 * @returns the reference of both.
 * @throws the first error.
 */
export async function sendBoth(
  values: FormValues,
  intake: LeadIntake,
  info: LeadRequestInfo & { form: PageForm },
  today: string,
): Promise<string> {
  const { form } = info.form;
  const sendLead = () => intake.lead([toLead(values, form, today)], info);
  if (form.mode === 'newsletter') return sendLead();
  const [submission] = await Promise.allSettled([intake.submission(toSubmission(values, form), info)]);
  const [lead] = await Promise.allSettled([sendLead()]);
  if (submission.status === 'rejected') throw submission.reason;
  if (lead.status === 'rejected') throw lead.reason;
  return lead.value;
}
