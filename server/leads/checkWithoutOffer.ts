import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import { UpstreamError } from '../errors.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { isDayOf } from './isDayOf.ts';
import type { RefusedField } from './LeadRefused.ts';

/** Forms of the content service that a page may have. */
const FORM_IDS: readonly string[] = ['contact', 'brochure', 'event_subscription'];

/** Undefined while the content service is away. */
async function knownEvents({ content }: PageServices) {
  try {
    return await content.events('en');
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return undefined;
  }
}

/** What a submission names that exists nowhere on the site, where its sender does not say on which page it was made. */
export async function checkWithoutOffer(
  { webform_id: formId, event, datetime }: FormSubmission,
  services: PageServices,
): Promise<RefusedField[]> {
  if (!FORM_IDS.includes(formId)) return [{ field: 'webform_id', problem: 'choice' }];
  if (event === undefined) return datetime === undefined ? [] : [{ field: 'datetime', problem: 'day' }];
  const events = await knownEvents(services);
  const known = events?.find(({ id }) => id === event);
  if (events && !known) return [{ field: 'event', problem: 'choice' }];
  const days = { from: known?.startDate?.slice(0, 10), to: known?.endDate?.slice(0, 10) };
  const isWrong = datetime !== undefined && known && !isDayOf(datetime, days);
  return isWrong ? [{ field: 'datetime', problem: 'day' }] : [];
}

/** All channels by which a lead may come; undefined while nobody knows those of the events. */
export async function knownChannels(services: PageServices): Promise<string[] | undefined> {
  const events = await knownEvents(services);
  if (!events) return undefined;
  const { channels } = services.forms;
  return [...Object.values(channels), ...events.flatMap(({ channelSalesforce }) => channelSalesforce ?? [])];
}
