import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import { namesOf } from '../dealers/distinctNames.ts';
import { findDealer } from '../dealers/findDealer.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { Offer } from './Offer.ts';

interface Knowledge {
  /** Undefined while the dealer service is away: a lead is worth more than an address. */
  dealers: readonly Dealer[] | undefined;
  offer: Offer | undefined;
}

/** Everything a dealer is called. */
const names = (dealer: Dealer): (string | undefined)[] => [
  ...namesOf(dealer),
  dealer.label,
  dealer.accountId,
];

function dealerOf({ store }: FormSubmission, { dealers, offer }: Knowledge): Dealer | undefined {
  if (!dealers || !store) return undefined;
  const offered = [...(offer?.form.dealers ?? []), ...(offer?.form.dealer ? [offer.form.dealer] : [])];
  if (offer) return findDealer(dealers, offered.find(({ name }) => name === store)?.id);
  return dealers.find((dealer) => names(dealer).includes(store));
}

/**
 * Adds whom a submission goes to. The addresses are ours to know, never the sender's to name: else anybody could have
 * our mail server write to anyone.
 * @throws LeadRefused for a dealer nobody knows, and for an address that is not theirs.
 */
export function addressSubmission(sent: FormSubmission, knowledge: Knowledge): FormSubmission {
  const { store_email: storeEmail, market_officer_email: officerEmail, ...submission } = sent;
  const { dealers, offer } = knowledge;
  // The editor's address is known all the same; a dealer's own is not.
  if (!dealers) return { ...submission, ...(offer?.dealerEmail && { store_email: offer.dealerEmail }) };
  const dealer = dealerOf(sent, knowledge);
  const isEditors = offer?.form.dealer?.name !== undefined && offer.form.dealer.name === sent.store;
  if (sent.store && !dealer && !isEditors) {
    throw new LeadRefused('invalid', 'Nobody knows this dealer', [{ field: 'store', problem: 'dealer' }]);
  }
  // An editor who names somebody says where requests go; whom the visitor has chosen has an address of their own.
  const emails = isEditors
    ? [offer.dealerEmail, dealer?.genericEmail]
    : [dealer?.genericEmail, offer?.dealerEmail];
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
