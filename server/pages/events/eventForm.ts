import type { Event } from '../../../schemas/entities/event.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { findDealer, findNamedDealer } from '../../services/dealers/findDealer.ts';
import { createForm, formBlock } from '../forms/createForm.ts';
import { allDealerChoices, dealerChoices } from '../forms/sharedChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { eventDays } from './eventDates.ts';

/** The dealers a visitor may choose: all on the map, or those whom the editor named; unknown ones are left out. */
async function loadDealerChoices(event: Event, request: PageRequest): Promise<NonNullable<Form['dealers']>> {
  const { dealers, route } = request;
  if (!event.showAllDealers && event.dealersId.length === 0) return [];
  const all = await listOrEmpty(dealers.dealers(), 'the dealers of the event', request);
  if (event.showAllDealers) return allDealerChoices(all, route.locale);
  return dealerChoices(event.dealersId.flatMap((id) => findDealer(all, id) ?? []));
}

/** The dealer that the editor has named, with its account where the dealer service has one. */
async function namedDealer(event: Event, request: PageRequest): Promise<Form['dealer']> {
  const { dealerName: name, dealerEmail: email } = event;
  if (!name) return undefined;
  const all = await listOrEmpty(request.dealers.dealers(), 'the dealer of the event', request);
  const known = findNamedDealer(all, { name, email });
  return { name, ...(known && { id: known.accountId }) };
}

/** The registration form of an event, with its days (behaviour §7.1). */
export async function eventForm(event: Event, request: PageRequest): Promise<RawBlock> {
  const { startDay, endDay } = eventDays(event);
  const choices = await loadDealerChoices(event, request);
  const dealer = await namedDealer(event, request);
  const isChoice = choices.some(({ id }) => id === dealer?.id);
  const form = await createForm(request, {
    mode: 'event_subscription',
    channel: event.channelSalesforce,
    ...(choices.length > 0 && { dealers: choices, areAllDealers: event.showAllDealers }),
    // Where others can be chosen, it is one of them.
    ...(choices.length === 0 ? dealer && { dealer } : isChoice && { preselectedDealer: dealer?.id }),
    event: {
      node: event,
      choice: {
        id: event.id,
        title: event.heading,
        ...(startDay && { from: startDay, to: endDay ?? startDay }),
      },
    },
  });
  // The text mentions day and hour, which only an event with a date has.
  const text = startDay ? ({ text: 'event.form.text' } as const) : {};
  return formBlock(form, { heading: 'event.form.heading', ...text }, request.text);
}
