import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { getBoatValues, toBoatPairs } from '../../site/forms/toChosenBoats.ts';
import { getDealerNames } from '../services/dealers/distinctNames.ts';
import { findDealer } from '../services/dealers/findDealer.ts';
import { LeadRefused, type RefusedField } from './LeadRefused.ts';
import type { PageForm } from './PageForm.ts';

const splitPairs = (boats: string) => boats.split(',');

/** Whether a form lets its sender name a dealer so: one of the choice, or its own. */
function isStore(store: string | undefined, { mode, dealers = [], dealer }: Form): boolean {
  if (store === undefined) return dealers.length === 0;
  const names = [...dealers.map(({ name }) => name), ...(dealer?.name ? [dealer.name] : [])];
  // While the dealer service is away, an event does not know whom it had to choose among.
  return names.includes(store) || (mode === 'event_subscription' && dealers.length === 0);
}

/** What a submission says that its form never offered; the schema has been checked. Names are those of the payload. */
export function checkSubmission(sent: FormSubmission, { form }: PageForm): RefusedField[] {
  const { event } = form;
  const boats = new Set(splitPairs(toBoatPairs(getBoatValues(form), form)));
  const areas = form.sailingAreas?.flatMap((group) => group.areas.map(({ label }) => label)) ?? [];
  const needsSubject = form.mode !== 'brochure' && form.mode !== 'newsletter';
  const wrong: [field: keyof FormSubmission, problem: string, isWrong: boolean][] = [
    ['webform_id', 'choice', sent.webform_id !== form.formId],
    ['country', 'choice', !form.countries.includes(sent.country)],
    ['boats_of_interests', 'choice', !splitPairs(sent.boats_of_interests).every((pair) => boats.has(pair))],
    ['subject', 'required', needsSubject && sent.subject === undefined],
    ['sailing_area', 'choice', Boolean(sent.sailing_area) && !areas.includes(sent.sailing_area ?? '')],
    ['event', 'choice', sent.event !== event?.id],
    ['datetime', 'day', sent.datetime !== undefined && !isEventDay(sent.datetime, event ?? {})],
    ['store', 'dealer', !isStore(sent.store, form)],
  ];
  return wrong.flatMap(([field, problem, isWrong]) => (isWrong ? [{ field, problem }] : []));
}

/** Whether a day lies within an event, its first and last day included; no day does where nobody knows when it is. */
export function isEventDay(
  day: string,
  { from, to = from }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return from !== undefined && to !== undefined && day >= from && day <= to;
}

interface CheckContext {
  /** Undefined while the dealer service is away: a lead is worth more than an address. */
  dealers: readonly Dealer[] | undefined;
  pageForm: PageForm | undefined;
}

/** Everything a dealer is called. */
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
 * Adds whom a submission goes to. The addresses are ours to know, never the sender's to name: else anybody could have
 * our mail server write to anyone.
 * @throws LeadRefused for a dealer nobody knows, and for an address that is not theirs.
 */
export function addressSubmission(sent: FormSubmission, context: CheckContext): FormSubmission {
  const { store_email: storeEmail, market_officer_email: officerEmail, ...submission } = sent;
  const { dealers, pageForm } = context;
  // The editor's address is known all the same; a dealer's own is not.
  if (!dealers) return { ...submission, ...(pageForm?.dealerEmail && { store_email: pageForm.dealerEmail }) };
  const dealer = findStoreDealer(sent, context);
  const isEditors = pageForm?.form.dealer?.name !== undefined && pageForm.form.dealer.name === sent.store;
  if (sent.store && !dealer && !isEditors) {
    throw new LeadRefused('invalid', 'Nobody knows this dealer', [{ field: 'store', problem: 'dealer' }]);
  }
  // An editor who names somebody says where requests go; whom the visitor has chosen has an address of their own.
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
