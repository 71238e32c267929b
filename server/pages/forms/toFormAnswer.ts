import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { parseForm } from '../../../site/forms/parseForm.ts';
import { getCrewSizes } from '../../../site/forms/trialChoices.ts';
import { parseReference } from '../../leads/store/reference.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import type { DealerService } from '../../services/dealers/createDealerService.ts';
import { findDealer, findNear, type Sender } from '../../services/dealers/findDealer.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';

type Recipient = NonNullable<Form['dealer']>;

/** An account as the recipient of a form: the confirmation says where it is, and how to reach it. */
export const toRecipient = (dealer: Dealer, name = getDealerTitle(dealer)): Recipient =>
  withoutUndefined<Recipient>({
    id: dealer.accountId,
    name,
    town: dealer.billingCity,
    telephone: dealer.phone,
  });

/**
 * Whom the receipt of a request names, for a header: public data alone, nobody while the dealer service is down. The
 * request is accepted all the same.
 */
export async function toNearHeader(sent: Sender, service: Pick<DealerService, 'dealers'>): Promise<string> {
  const dealers = await listOrEmpty(service.dealers(), 'the dealers near the sender', {});
  const { dealer, count } = findNear(dealers, sent);
  return encodeURIComponent(JSON.stringify({ count, ...(dealer && { dealer: toRecipient(dealer) }) }));
}

/** The dealer in the address, if the form offers them. */
async function findChosen(dealers: Form['dealers'], request: PageRequest): Promise<Form['dealer']> {
  const chosen = dealers?.find(({ id }) => id === request.query.get('dealer'));
  if (!chosen) return undefined;
  const all = await listOrEmpty(request.dealers.dealers(), 'the dealer of the form', request);
  const dealer = findDealer(all, chosen.id);
  return dealer ? toRecipient(dealer) : chosen;
}

/** What the receipt says, as the query of its page: no personal data, which logs and histories would keep. */
export function toReceiptQuery(reference: string, sent: URLSearchParams, form: Form): string {
  const { day, time, crew, boats, dealer } = parseForm(sent);
  const asked = form.boats.flatMap(({ id }) => (boats.includes(id) ? [id] : [])).join(',');
  const told = {
    day: (form.trial ?? form.tour) && day,
    time: form.tour && time,
    guests: form.tour && crew,
    boats: form.mode === 'newsletter' ? undefined : asked,
    dealer: form.dealers && dealer,
  };
  const fields = Object.entries({ sent: reference, ...told });
  return [...fields.flatMap((field) => (field[1] ? field.join('=') : [])), form.configuration]
    .filter(Boolean)
    .join('&');
}

/** The answer to a form that was sent without JavaScript, after the redirect: the address says what was asked for. */
export async function toFormAnswer(
  request: PageRequest,
  boats: Form['boats'],
  { trial, tour, dealers }: { [Name in 'trial' | 'tour' | 'dealers']?: Form[Name] | undefined },
): Promise<Form['answer']> {
  const { query, brand } = request;
  const prefix = brand.referencePrefix;
  const reference = parseReference(query.get('sent') ?? '', prefix);
  if (!reference?.startsWith(`${prefix}-`)) return undefined;
  const offered = [
    ...(trial?.days.map(({ date }) => date) ?? []),
    ...(trial?.months?.map(({ month }) => month) ?? []),
    ...(tour?.days ?? []),
  ];
  const day = offered.find((one) => one === query.get('day'));
  const time = tour?.times.find((one) => one === query.get('time'));
  const crew = tour && getCrewSizes({ tour }).find((one) => one === query.get('guests'));
  const chosen = (query.get('boats') ?? '').split(',');
  const known = boats.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  const dealer = await findChosen(dealers, request);
  return {
    reference,
    ...((day || known.length > 0) && {
      values: { ...(day && { day }), ...(time && { time }), ...(crew && { crew }), boats: known },
    }),
    ...(dealer && { dealer }),
  };
}
