import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import type { Event } from '../../schemas/entities/event.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Lead } from '../../schemas/forms/lead-request.ts';
import { offersDay, offersMonth } from '../../schemas/parts/seaTrial.ts';
import { getCrewSizes } from '../../site/forms/trialChoices.ts';
import { UpstreamError } from '../http/errors.ts';
import { boatChoices } from '../pages/forms/boatChoices.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { getTourDays } from '../pages/sea-trial/getClosedReason.ts';
import { trialDays } from '../pages/sea-trial/trialDays.ts';
import { isEventDay } from './checkSubmission.ts';
import { kindOfChannel } from './FormSettings.ts';
import type { RefusedField } from './LeadRefused.ts';

/** Forms of the content service that a page may have. */
const FORM_IDS: readonly string[] = ['contact', 'brochure', 'event_subscription', 'sea_trial'];

/** Undefined while the content service is down. */
async function knownEvents({ content }: PageServices) {
  try {
    return await content.events(DEFAULT_LOCALE);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return undefined;
  }
}

/**
 * Whether a form may name these boats: a brochure only those with one, an event only its own; other forms any.
 *
 * @param ids Salesforce ids; empty for a boat that is not in the list.
 */
async function areOffered(
  ids: readonly string[],
  mode: 'brochure' | 'event_subscription',
  event: Event | undefined,
  services: PageServices,
): Promise<boolean> {
  const { boats, offersOthers } = await boatChoices({ mode, locale: DEFAULT_LOCALE, event }, services);
  const isKnown = (id: string) => boats.some((boat) => boat.id === id);
  // While the content service is down, no boat is known; a brochure needs at least one.
  return ids.every((id) => (id === '' ? offersOthers : boats.length === 0 || isKnown(id)));
}

/** Whether a trial can be on a day or in a month; any does for a brand without a home port, which has no calendar. */
function isTrialDay(
  { datetime, month }: FormSubmission,
  { brand: { homePort }, now = new Date() }: PageServices,
): boolean {
  if (!homePort) return true;
  const { days, months } = trialDays(now, homePort);
  return datetime === undefined && month !== undefined
    ? offersMonth(months, month)
    : offersDay(days, datetime);
}

/** Whether a request may name a day without an event: one with tours of the yard. */
const isTourDay = (
  { webform_id: formId, datetime = '' }: FormSubmission,
  { brand: { homePort }, now = new Date() }: PageServices,
): boolean => formId === 'contact' && homePort !== undefined && getTourDays(now, homePort).includes(datetime);

const parseBoatIds = (pairs: string): string[] =>
  pairs.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1));

const problem = (field: string, name: string): RefusedField => ({ field, problem: name });

/** Faults of a submission whose page is unknown: references to things that do not exist on the site. */
export async function checkWithoutPageForm(
  sent: FormSubmission,
  services: PageServices,
): Promise<RefusedField[]> {
  const { webform_id: formId, event, datetime, crew } = sent;
  const boats = parseBoatIds(sent.boats_of_interests);
  if (!FORM_IDS.includes(formId)) return [problem('webform_id', 'choice')];
  const wrongBoats = async (mode: Parameters<typeof areOffered>[1], known?: Event) =>
    (await areOffered(boats, mode, known, services)) ? [] : [problem('boats_of_interests', 'choice')];
  if (formId === 'sea_trial' && crew !== undefined && !getCrewSizes({}).includes(`${crew}`))
    return [problem('crew', 'choice')];
  if (event === undefined) {
    if (formId === 'sea_trial') return isTrialDay(sent, services) ? [] : [problem('datetime', 'choice')];
    if (datetime !== undefined && !isTourDay(sent, services)) return [problem('datetime', 'day')];
    return formId === 'brochure' ? wrongBoats('brochure') : [];
  }
  const events = await knownEvents(services);
  const known = events?.find(({ id }) => id === event);
  if (events && !known) return [problem('event', 'choice')];
  if (!known) return formId === 'brochure' ? wrongBoats('brochure') : [];
  const days = { from: known.startDate?.slice(0, 10), to: known.endDate?.slice(0, 10) };
  if (datetime !== undefined && !isEventDay(datetime, days)) return [problem('datetime', 'day')];
  return wrongBoats(formId === 'brochure' ? 'brochure' : 'event_subscription', known);
}

/** The same for a lead: boats without a brochure, in a lead of the brochure channel. */
export async function checkLeadWithoutPageForm(
  { TouchPoints: touchPoints }: Lead,
  services: PageServices,
): Promise<RefusedField[]> {
  const { channels } = services.forms;
  const wrong = await Promise.all(
    touchPoints.map(async ({ Channel: channel, DesiredBoat: boat }) => {
      if (kindOfChannel(channel, channels) !== 'brochure') return false;
      return !(await areOffered([boat], 'brochure', undefined, services));
    }),
  );
  return wrong.flatMap((isWrong, index) =>
    isWrong ? [problem(`/Leads/0/TouchPoints/${index}/DesiredBoat`, 'choice')] : [],
  );
}

/** All channels of leads; undefined while those of the events are unknown. */
export async function knownChannels(services: PageServices): Promise<string[] | undefined> {
  const events = await knownEvents(services);
  if (!events) return undefined;
  const { channels } = services.forms;
  return [...Object.values(channels), ...events.flatMap(({ channelSalesforce }) => channelSalesforce ?? [])];
}
