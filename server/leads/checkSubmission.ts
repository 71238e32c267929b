import { boatValuesOf, toBoatPairs } from '../../forms/boatsOf.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { RefusedField } from './LeadRefused.ts';
import type { Offer } from './Offer.ts';

const pairsOf = (boats: string) => boats.split(',');

/** Whether a form lets its sender name a dealer so: one of the choice, or its own. */
function isStore(store: string | undefined, { mode, dealers = [], dealer }: Form): boolean {
  if (store === undefined) return dealers.length === 0;
  const names = [...dealers.map(({ name }) => name), ...(dealer?.name ? [dealer.name] : [])];
  // While the dealer service is away, an event does not know whom it had to choose among.
  return names.includes(store) || (mode === 'event_subscription' && dealers.length === 0);
}

/** What a submission says that its form never offered; the schema has been checked. Names are those of the payload. */
export function checkSubmission(sent: FormSubmission, { form }: Offer): RefusedField[] {
  const { event } = form;
  const boats = new Set(pairsOf(toBoatPairs(boatValuesOf(form), form)));
  const areas = form.sailingAreas?.flatMap((group) => group.areas.map(({ label }) => label)) ?? [];
  const needsSubject = form.mode !== 'brochure' && form.mode !== 'newsletter';
  const wrong: [field: keyof FormSubmission, problem: string, isWrong: boolean][] = [
    ['webform_id', 'choice', sent.webform_id !== form.formId],
    ['country', 'choice', !form.countries.includes(sent.country)],
    ['boats_of_interests', 'choice', !pairsOf(sent.boats_of_interests).every((pair) => boats.has(pair))],
    ['subject', 'required', needsSubject && sent.subject === undefined],
    ['sailing_area', 'choice', Boolean(sent.sailing_area) && !areas.includes(sent.sailing_area ?? '')],
    ['event', 'choice', sent.event !== event?.id],
    ['datetime', 'day', sent.datetime !== undefined && !isDayOf(sent.datetime, event ?? {})],
    ['store', 'dealer', !isStore(sent.store, form)],
  ];
  return wrong.flatMap(([field, problem, isWrong]) => (isWrong ? [{ field, problem }] : []));
}

/** Whether a day lies within an event, its first and last day included; no day does where nobody knows when it is. */
export function isDayOf(
  day: string,
  { from, to = from }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return from !== undefined && to !== undefined && day >= from && day <= to;
}
