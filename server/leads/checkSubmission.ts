import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { offersDay, offersMonth } from '../../schemas/parts/seaTrial.ts';
import { getBoatValues, toBoatPairs } from '../../site/forms/toChosenBoats.ts';
import { getCrewSizes, getTimes } from '../../site/forms/trialChoices.ts';
import { getDealerNames } from '../services/dealers/distinctNames.ts';
import { findDealer } from '../services/dealers/findDealer.ts';
import { LeadRefused, type RefusedField } from './LeadRefused.ts';
import type { PageForm } from './PageForm.ts';

const splitPairs = (boats: string) => boats.split(',');

/** Whether a form offers a dealer under this name: a choice, or its own dealer. */
function isStore(store: string | undefined, { mode, dealers = [], dealer }: Form): boolean {
  if (store === undefined) return dealers.length === 0;
  const names = [...dealers.map(({ name }) => name), ...(dealer?.name ? [dealer.name] : [])];
  // While the dealer service is down, the choices of an event are unknown.
  return names.includes(store) || (mode === 'event_subscription' && dealers.length === 0);
}

/** Faults of a submission compared with its form; the schema is checked already. Names are those of the payload. */
export function checkSubmission(sent: FormSubmission, { form }: PageForm): RefusedField[] {
  const { event, trial, tour } = form;
  const hasDays = trial !== undefined || tour !== undefined;
  const boats = new Set(splitPairs(toBoatPairs(getBoatValues(form), form)));
  const areas = form.sailingAreas?.flatMap((group) => group.areas.map(({ label }) => label)) ?? [];
  const needsSubject = form.mode === 'contact' || form.mode === 'event_subscription';
  const wrong: [field: keyof FormSubmission, problem: string, isWrong: boolean][] = [
    ['webform_id', 'choice', sent.webform_id !== form.formId],
    ['country', 'choice', !form.countries.includes(sent.country)],
    ['boats_of_interests', 'choice', !splitPairs(sent.boats_of_interests).every((pair) => boats.has(pair))],
    ['subject', 'required', needsSubject && sent.subject === undefined],
    ['sailing_area', 'choice', Boolean(sent.sailing_area) && !areas.includes(sent.sailing_area ?? '')],
    ['event', 'choice', sent.event !== event?.id],
    [
      'datetime',
      hasDays ? 'choice' : 'day',
      sent.datetime !== undefined && !isOfferedDay(sent.datetime, form),
    ],
    ['datetime', 'required', hasDays && (sent.datetime ?? sent.month) === undefined],
    ['month', 'choice', sent.month !== undefined && !offersMonth(trial?.months, sent.month)],
    ['time', 'required', tour !== undefined && sent.time === undefined],
    ['time', 'choice', sent.time !== undefined && !getTimes(form).includes(sent.time)],
    ['crew', 'required', hasDays && sent.crew === undefined],
    ['crew', 'choice', sent.crew !== undefined && !getCrewSizes(form).includes(`${sent.crew}`)],
    ['store', 'dealer', !isStore(sent.store, form)],
  ];
  return wrong.flatMap(([field, problem, isWrong]) => (isWrong ? [{ field, problem }] : []));
}

const isOfferedDay = (day: string, { event, trial, tour }: Form): boolean =>
  tour?.days.includes(day) ?? (trial ? offersDay(trial.days, day) : isEventDay(day, event ?? {}));

/** Whether a day is within an event, first and last day included; false for an event without dates. */
export function isEventDay(
  day: string,
  { from, to = from }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return from !== undefined && to !== undefined && day >= from && day <= to;
}

interface CheckContext {
  /** Undefined while the dealer service is down: a lead is accepted without an address. */
  dealers: readonly Dealer[] | undefined;
  pageForm: PageForm | undefined;
}

/** All names of a dealer. */
const names = (dealer: Dealer): (string | undefined)[] => [
  ...getDealerNames(dealer),
  dealer.label,
  dealer.accountId,
];

function findStoreDealer({ store }: FormSubmission, { dealers, pageForm }: CheckContext): Dealer | undefined {
  if (!dealers || !store) return undefined;
  const offered = [
    ...(pageForm?.form.dealers ?? []),
    ...(pageForm?.form.dealer ? [pageForm.form.dealer] : []),
  ];
  if (pageForm) return findDealer(dealers, offered.find(({ name }) => name === store)?.id);
  return dealers.find((dealer) => names(dealer).includes(store));
}

/**
 * Adds the recipients of a submission. Addresses come from the server's data, never from the sender: otherwise the
 * mail server could be abused.
 * @throws LeadRefused for an unknown dealer, and for an address that is not theirs.
 */
export function addressSubmission(sent: FormSubmission, context: CheckContext): FormSubmission {
  const { store_email: storeEmail, market_officer_email: officerEmail, ...submission } = sent;
  const { dealers, pageForm } = context;
  // Without the dealers, the editor's address is known, a dealer's is not.
  if (!dealers) return { ...submission, ...(pageForm?.dealerEmail && { store_email: pageForm.dealerEmail }) };
  const dealer = findStoreDealer(sent, context);
  const isEditors = pageForm?.form.dealer?.name !== undefined && pageForm.form.dealer.name === sent.store;
  if (sent.store && !dealer && !isEditors) {
    throw new LeadRefused('invalid', 'Nobody knows this dealer', [{ field: 'store', problem: 'dealer' }]);
  }
  // An editor's recipient gets all requests; a dealer that the visitor has chosen has an address of its own.
  const emails = isEditors
    ? [pageForm.dealerEmail, dealer?.genericEmail]
    : [dealer?.genericEmail, pageForm?.dealerEmail];
  const email = emails.find((address) => address !== undefined);
  const officer = dealer?.marketOfficerEmail;
  const isOurs = (given: string | undefined) =>
    given === undefined || given === officer || emails.includes(given);
  const wrong = [
    ...(isOurs(storeEmail) ? [] : [{ field: 'store_email', problem: 'dealer' }]),
    ...(isOurs(officerEmail) ? [] : [{ field: 'market_officer_email', problem: 'dealer' }]),
  ];
  if (wrong.length > 0) throw new LeadRefused('invalid', 'This is not the address of the dealer', wrong);
  return {
    ...submission,
    ...(email && { store_email: email }),
    ...(officer && { market_officer_email: officer }),
  };
}
